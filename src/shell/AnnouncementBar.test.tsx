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

it("speaks the page's language", () => {
  show("spring", "de");
  expect(screen.getByRole("region", { name: "Ankündigung" })).toHaveTextContent(
    "Frei ab März",
  );
});

it("closes for good", async () => {
  const user = userEvent.setup();
  const { unmount } = show("spring");
  await user.click(screen.getByRole("button", { name: "Close announcement" }));
  expectShown(false);
  expect(localStorage.getItem(storageKeys.announcementDismissed)).toBe("true");
  unmount();
  show("spring");
  expectShown(false);
});

it("stores nothing before it is closed", () => {
  show("spring");
  expect(localStorage).toHaveLength(0);
});

it("closes for the visit where nothing can be stored", async () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  localStorage.setItem(storageKeys.announcementId, "spring");
  localStorage.setItem(storageKeys.announcementDismissed, "true");
  const writes = ["setItem", "removeItem"] as const;
  const spies = writes.map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(denied),
  );
  show("autumn");
  expectShown(true);
  await userEvent.click(
    screen.getByRole("button", { name: "Close announcement" }),
  );
  expectShown(false);
  spies.forEach((spy) => spy.mockRestore());
});

it("hands focus on to what follows", async () => {
  const user = userEvent.setup();
  renderInPage(
    <AnnouncementProvider id="spring">
      <AnnouncementBar />
      <header>
        <a href="/">Home</a>
      </header>
    </AnnouncementProvider>,
  );
  screen.getByRole("button", { name: "Close announcement" }).focus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("link", { name: "Home" })).toHaveFocus();
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

it("closes no newer announcement than its own", async () => {
  show("spring");
  otherTab({ [storageKeys.announcementId]: "autumn" });
  await userEvent.click(
    screen.getByRole("button", { name: "Close announcement" }),
  );
  expectShown(false);
  expect(localStorage.getItem(storageKeys.announcementDismissed)).toBeNull();
  expect(localStorage.getItem(storageKeys.announcementId)).toBe("autumn");
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

it("comes back under a new id, at once", async () => {
  const user = userEvent.setup();
  const { unmount } = show("spring");
  await user.click(screen.getByRole("button", { name: "Close announcement" }));
  unmount();
  show("autumn");
  expectShown(true);
  expect(localStorage.getItem(storageKeys.announcementId)).toBe("autumn");
});
