import { act, screen } from "@testing-library/react";
import { renderInPage } from "../../tests/renderInPage";
import { siteConfig } from "../config/resolved";
import { AnnouncementProvider } from "../state/AnnouncementProvider";
import { storageKeys, type StorageKey } from "../state/storageKeys";
import { AnnouncementBar } from "./AnnouncementBar";

const { dataset } = document.documentElement;

function show() {
  const announcementBar = {
    id: "spring",
    content: "Free from <b>March</b>",
    isCloseable: true,
  };
  return renderInPage(
    <AnnouncementProvider>
      <AnnouncementBar />
    </AnnouncementProvider>,
    { config: { ...siteConfig, announcementBar } },
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
  show();
  expect(localStorage).toHaveLength(0);
});

/** What another tab stores. */
function otherTab(values: Partial<Record<StorageKey, string | null>>) {
  for (const [key, newValue = null] of Object.entries(values)) {
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
    });
  }
}

it("follows another tab that closes it, or clears everything", () => {
  show();
  otherTab({
    [storageKeys.announcementId]: "spring",
    [storageKeys.announcementDismissed]: "true",
  });
  expectShown(false);
  localStorage.clear();
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
  });
  expectShown(true);
});
