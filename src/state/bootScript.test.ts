import { bootScript } from "./bootScript";
import type { ColorModeSettings } from "./colorChoice";

const colorMode: ColorModeSettings = {
  defaultMode: "light",
  disableSwitch: false,
  respectPrefersColorScheme: false,
};

it("stays under 700 bytes and cannot close its script element", () => {
  const script = bootScript({
    colorMode,
    announcementId: "</script><b>-2026",
  });
  expect(script).not.toContain("</");
  expect(Buffer.byteLength(script)).toBeLessThan(700);
});
