import { render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { isAddressLeft } from "./isAddressLeft";
import { RouterStart } from "./RouterStart";

jest.mock("./isAddressLeft", () => ({ isAddressLeft: jest.fn() }));

it("asks for the address when all below listens, and only then", () => {
  const order: string[] = [];
  jest.mocked(isAddressLeft).mockImplementation(() => {
    order.push("asks");
    return false;
  });
  function Router() {
    useEffect(() => {
      order.push("listens");
    }, []);
    return <p>page</p>;
  }
  const { rerender } = render(
    <RouterStart>
      <Router />
    </RouterStart>,
  );
  rerender(
    <RouterStart>
      <Router />
    </RouterStart>,
  );
  expect(order).toEqual(["listens", "asks"]);
  expect(screen.getByText("page")).toBeVisible();
});
