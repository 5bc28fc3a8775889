import { testSite } from "../run/testSite";
import { prepareSite } from "./prepareSite";

void testSite("language", prepareSite);
