import { fakeGatsby } from "../../../../tests/fakeGatsby";
import { createSiteIndex } from "../../links/siteIndex";
import { resolveTexts } from "../../links/resolveTexts";
import { syncContent } from "../../nodes/syncContent";
import { planRoutes } from "../../routes/planRoutes";
import { createDocsRelations } from "../docsRelations";
import { planDocs } from "../planDocs";
import { syncDocsVersions } from "../syncDocsVersions";

/** Makes all nodes of the content below a folder, and plans all pages, as a build does. */
export async function buildDocs(root: string) {
  const gatsby = fakeGatsby(root);
  const content = await syncContent(gatsby.args);
  const planned = planDocs(content);
  await syncDocsVersions(gatsby.args, planned.plan);
  const { routes, duplicates } = planRoutes({
    ...content,
    docs: planned.plan,
    postsPerPage: 10,
    sidebarCount: 5,
    relatedCount: 0,
  });
  const links = resolveTexts(content.docs, {
    index: createSiteIndex(root, routes, content.docs),
    url: "https://www.example.com",
    skip: [],
    assetPath: (file) => file,
  });
  const relations = createDocsRelations({ createNodeId: (seed) => seed });
  const docAt = (where: string) => {
    const found = content.docs.find((doc) => doc.path === where);
    return gatsby.nodes.get(found?.id ?? "") as never;
  };
  return {
    gatsby,
    problems: [...content.problems, ...planned.problems],
    routes: new Map(routes.map((route) => [route.path, route])),
    duplicates,
    links,
    versions: gatsby.getNodesByType("DocsVersion") as unknown as Record<
      string,
      unknown
    >[],
    plan: planned.plan,
    editUrl: (where: string) => relations.Doc.editUrl.resolve(docAt(where)),
    tags: (where: string) =>
      relations.Doc.tags.resolve(docAt(where), null, gatsby),
  };
}
