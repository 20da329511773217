import { readdirSync, readFileSync } from "node:fs";
import postcss, { type Rule } from "postcss";
import { expect, test } from "vitest";

const sheets = () =>
  ["build/client/assets", "build/server/styles"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".css"))
      .map((name) => `${folder}/${name}`),
  );

/** Syntax that Chrome 64 does not know. Rules with `:where()` have a copy for old browsers. */
const newSelectors = /^(?!.*:where\().*(:is\(|:not\([^()]*,)/;

const newValues = /(?<![\w-])(?:clamp|min|max)\(|\d[sdl]vh\b|color-mix|oklch|oklab/;
const newProperties = /^(inset|(margin|padding|inset)-(inline|block).*|translate|rotate|scale)$/;

test("built styles contain no syntax that old browsers need lowered", () => {
  const found: string[] = [];
  for (const file of sheets()) {
    const report = (text: string) => found.push(`${file}: ${text.slice(0, 100)}`);
    const sheet = postcss.parse(readFileSync(file, "utf8"));
    const forOldBrowsers: string[] = [];
    sheet.walkAtRules("supports", (block) => {
      if (/aspect-ratio/.test(block.params))
        block.walkDecls((node) => void forOldBrowsers.push(`${(node.parent as Rule).selector} ${node.prop}`));
    });
    sheet.walk((node) => {
      if (node.type === "atrule" && /^(layer|property|container|scope)$/.test(node.name))
        report(`@${node.name}`);
      if (node.type === "atrule" && node.name === "media" && /[<>]/.test(node.params)) report(node.params);
      if (node.type === "rule" && newSelectors.test(node.selector)) report(node.selector);
      if (node.type !== "decl") return;
      if (newProperties.test(node.prop)) report(`${node.prop}: ${node.value}`);
      const isGuarded = node.parent?.parent?.type === "atrule" && /color-mix/.test(`${node.parent.parent}`);
      const hasFallback =
        forOldBrowsers.includes(`${(node.parent as Rule).selector} ${node.prop}`) ||
        node.parent?.some(
          (other) => other.type === "decl" && other.prop === node.prop && !newValues.test(other.value),
        );
      if (newValues.test(node.value) && !node.prop.startsWith("--") && !hasFallback && !isGuarded)
        report(`${node.prop}: ${node.value}`);
    });
  }
  expect(found, "Lower it in vite/old-browsers.ts, or write it otherwise.").toEqual([]);
});
