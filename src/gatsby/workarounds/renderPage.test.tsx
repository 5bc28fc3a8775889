import { Suspense } from "react";
import { renderPage } from "./renderPage";

const letters = Array.from({ length: 9000 }, (_, at) => "ق–ä".charAt(at % 3));

// Inside Suspense React's stream fills its buffer bit by bit.
test("letters of several bytes stay whole in a long page", () => {
  const html = renderPage(
    <Suspense>
      <p>
        {letters.map((letter, at) => (
          <b key={at}>{letter}</b>
        ))}
      </p>
    </Suspense>,
  );
  expect(html.replaceAll(/<!--.*?-->|<[^>]+>/g, "")).toBe(letters.join(""));
});
