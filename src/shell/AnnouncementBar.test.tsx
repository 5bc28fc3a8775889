import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../tests/renderInPage";
import { AnnouncementProvider } from "../state/AnnouncementProvider";
import { storageKeys, type StorageKey } from "../state/storageKeys";
import { AnnouncementBar } from "./AnnouncementBar";

jest.mock("../config/resolved", () => ({
  siteConfig: {
    ...jest.requireActual<typeof import("../config/resolved")>(
      "../config/resolved",
    ).siteConfig,
    announcementBar: {
      id: "default",
      content: { en: "Free from <b>March</b>", de: "Frei ab <b>März</b>" },
      isCloseable: true,
    },
  },
}));

const { dataset } = document.documentElement;

function show(id: string, locale: "en" | "de" = "en") {
  return renderInPage(
    <AnnouncementProvider id={id}>
      <AnnouncementBar />
    </AnnouncementProvider>,
    { locale },
  );
}

/** The style sheet hides the bar by this attribute. */
const expectShown = (isShown: boolean) => {
  expect(
    screen.getByRole("region", { name: "Announcement" }),
  ).toBeInTheDocument();
  expect(dataset.announcement).toBe(isShown ? undefined : "dismissed");
};

beforeEach(() => {
  localStorage.clear();
  delete dataset.announcement;
});

it("stores nothing before it is closed", () => {
  show("spring");
  expect(localStorage).toHaveLength(0);
});

/** Another tab that already has the next announcement. */
function otherTab(values: Partial<Record<StorageKey, string | null>>) {
  for (const [key, newValue = null] of Object.entries(values)) {
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
    });
  }
}

it("stays closed, and stays out of it, when another tab has a newer one", async () => {
  const user = userEvent.setup();
  show("spring");
  await user.click(screen.getByRole("button", { name: "Close announcement" }));
  otherTab({
    [storageKeys.announcementId]: "autumn",
    [storageKeys.announcementDismissed]: null,
  });
  expectShown(false);
});

it("follows another tab that closes it, or clears everything", () => {
  show("spring");
  otherTab({ [storageKeys.announcementDismissed]: "true" });
  expectShown(false);
  localStorage.clear();
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
  });
  expectShown(true);
});
