import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { CommentsSlot } from "./CommentsSlot";
import { giscusSettings } from "../config/testing/giscusSettings";

const mockPart = jest.fn(() => <p>From the script</p>);
let mockFails = false;
jest.mock("./Comments", () => ({
  get Comments() {
    if (mockFails) throw new Error("Loading chunk 7 failed.");
    return mockPart;
  },
}));

const hydrate = () => {
  const root = document.createElement("div");
  root.innerHTML = "<div><button>From the server</button></div>";
  document.body.append(root);
  act(() => {
    hydrateRoot(
      root,
      <CommentsSlot settings={giscusSettings} description="" />,
    );
  });
  return root;
};

afterEach(() => {
  mockFails = false;
  document.body.innerHTML = "";
});

it("keeps what the server rendered until the script has come", async () => {
  const root = hydrate();
  expect(root).toHaveTextContent(/^From the server$/);
  expect(await screen.findByText("From the script")).toBeInTheDocument();
  expect(root).toHaveTextContent(/^From the script$/);
});

it("keeps it if the script fails, and loads that again on a click", async () => {
  mockFails = true;
  const root = hydrate();
  await act(async () => Promise.resolve());
  expect(root).toHaveTextContent(/^From the server$/);
  mockFails = false;
  await userEvent.click(screen.getByRole("button"));
  expect(await screen.findByText("From the script")).toBeInTheDocument();
});
