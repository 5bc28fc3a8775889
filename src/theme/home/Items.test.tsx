import { renderInPage } from "../../../tests/renderInPage";
import { Items } from "./Items";

test("a section without items has no heading", () => {
  const services = { title: "Services", intro: null, items: [], more: null };
  const { container } = renderInPage(
    <Items home={{ services, process: null }} name="services" />,
  );
  expect(container).toBeEmptyDOMElement();
});
