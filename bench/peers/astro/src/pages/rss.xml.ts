import type { APIRoute } from "astro";
import { renderFeed } from "../blog/feed";

export const GET: APIRoute = (context) => renderFeed(context, "en");
