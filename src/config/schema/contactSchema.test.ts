import { email } from "./contactSchema";

test.each([
  ["alex@example.com", true],
  ["alex@müller.de", true],
  ["alex@xn--mller-kva.de", true],
  ["alex@example", false],
  ["alex@a b.de", false],
  ["alex@example.com/path", false],
  ["alex@example.com:25", false],
  ["a@b@example.com", false],
  ["Alex <alex@example.com>", false],
])("the email address %s: %s", (address, isValid) => {
  expect(email.safeParse(address).success).toBe(isValid);
});
