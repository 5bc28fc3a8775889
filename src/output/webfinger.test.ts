import { resolveSite } from "../config/resolveSite";
import { minimalSite } from "../config/testing/minimalSite";
import { writeWebfinger } from "./webfinger";

const writeFor = (presence?: { fediverse: string }) => {
  const write = jest.fn();
  writeWebfinger({ write }, resolveSite(minimalSite({ presence })));
  return write.mock.calls as [string, string][];
};

test("leads names at the domain to the account", () => {
  const [[name, text] = ["", "{}"]] = writeFor({
    fediverse: "@alex@social.example",
  });
  expect(name).toBe(".well-known/webfinger");
  expect(JSON.parse(text)).toEqual({
    subject: "acct:alex@social.example",
    aliases: ["https://social.example/@alex"],
    links: [
      expect.objectContaining({ href: "https://social.example/@alex" }),
      {
        rel: "self",
        type: "application/activity+json",
        href: "https://social.example/users/alex",
      },
    ],
  });
});

test("is not there without an account", () => {
  expect(writeFor()).toEqual([]);
});
