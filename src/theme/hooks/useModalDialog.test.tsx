import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stubDialog } from "../../../tests/stubDialog";
import { useModalDialog } from "./useModalDialog";

beforeAll(stubDialog);

function Menu({ hasDialog }: { hasDialog: boolean }) {
  const { dialogRef, open } = useModalDialog();
  return (
    <>
      <button onClick={open}>Menu</button>
      {hasDialog && <dialog ref={dialogRef} />}
    </>
  );
}

it("opens a dialog that is rendered after the press", async () => {
  const { rerender } = render(<Menu hasDialog={false} />);
  await userEvent.click(screen.getByRole("button"));
  rerender(<Menu hasDialog />);
  expect(screen.getByRole("dialog")).toHaveAttribute("open");
});
