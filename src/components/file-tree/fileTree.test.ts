/** @jest-environment node */
import {
  testFaults,
  testMarkup,
} from "../../site/markdown/testing/componentTests";

testMarkup([
  [
    "folders, files, comments, what is meant, and more",
    "<FileTree>\n\n- src/ ours\n  - **site.ts** the *one*\n  - `a b.ts` spaced\n  - ...\n- static\n  - [a.png](/a.png)\n- empty/\n\n</FileTree>",
    '<ul class="file-tree"><li data-folder=""><span class="file-tree-name" dir="ltr">src/</span> <span class="file-tree-comment">ours</span><ul><li><span class="file-tree-name" dir="ltr"><strong>site.ts</strong></span> <span class="file-tree-comment">the <em>one</em></span></li><li><span class="file-tree-name" dir="ltr"><code>a b.ts</code></span> <span class="file-tree-comment">spaced</span></li><li><span class="file-tree-more" role="img" aria-label="[fileTreeMore]">…</span></li></ul></li><li data-folder=""><span class="file-tree-name" dir="ltr">static/</span><ul><li><span class="file-tree-name" dir="ltr"><a href="/a.png">a.png</a></span></li></ul></li><li data-folder=""><span class="file-tree-name" dir="ltr">empty/</span></li></ul>',
  ],
  [
    "a list with blank lines",
    '<FileTree id="tree">\n\n- a/\n\n  - b\n\n- c\n\n</FileTree>',
    '<ul class="file-tree" id="tree"><li data-folder=""><span class="file-tree-name" dir="ltr">a/</span><ul><li><span class="file-tree-name" dir="ltr">b</span></li></ul></li><li><span class="file-tree-name" dir="ltr">c</span></li></ul>',
  ],
]);

testFaults([
  [
    "no list",
    "<FileTree>a</FileTree>",
    {
      message: "<FileTree> may only hold one list.",
      expected: '"- folder/" with the files in it indented below',
      note: "Write each file after a hyphen, with blank lines around the list.",
    },
  ],
  [
    "more than a list",
    "<FileTree>\n\n- a\n\nb\n\n</FileTree>",
    {
      message: "<FileTree> may only hold one list.",
      expected: '"- folder/" with the files in it indented below',
      note: "Write each file after a hyphen, with blank lines around the list.",
    },
  ],
  [
    "a line without a name",
    "<FileTree>\n\n- a\n- \n\n</FileTree>",
    {
      message: "<FileTree> has a line without a name.",
      note: "Write a file or folder after each hyphen.",
    },
  ],
]);
