import { startKey, withStartLast } from "./withStartLast";

it("puts one script in place of Gatsby's, behind what it reads", () => {
  const start = <script key={startKey} />;
  const map = <script key="chunk-mapping" id="gatsby-chunk-mapping" />;
  const old = <script key="/polyfill-1.js" src="/polyfill-1.js" noModule />;
  const theirs = <script key="stats" src="https://example.com/a.js" async />;
  expect(
    withStartLast([
      start,
      theirs,
      null,
      map,
      old,
      <script key="/site/app-1.js" src="/site/app-1.js" async />,
    ]),
  ).toEqual([theirs, null, map, old, start]);
});
