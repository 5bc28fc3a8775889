import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInPage } from "../../tests/renderInPage";
import { AnnouncementProvider } from "../state/AnnouncementProvider";
import { storageKeys } from "../state/storageKeys";
import { AnnouncementBar } from "./AnnouncementBar";

jest.mock("../config/resolved", () => ({
  siteConfig: {
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

const bar = () => screen.queryByRole("region", { name: "Announcement" });

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
  expect(bar()).not.toBeInTheDocument();
  expect(localStorage.getItem(storageKeys.announcementDismissed)).toBe("true");
  expect(dataset.announcement).toBe("dismissed");
  unmount();
  show("spring");
  expect(bar()).not.toBeInTheDocument();
});

it("comes back under a new id, at once", async () => {
  const user = userEvent.setup();
  const { unmount } = show("spring");
  await user.click(screen.getByRole("button", { name: "Close announcement" }));
  unmount();
  show("autumn");
  expect(bar()).toBeInTheDocument();
  expect(dataset.announcement).toBeUndefined();
  expect(localStorage.getItem(storageKeys.announcementId)).toBe("autumn");
});
