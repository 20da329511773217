/**
 * Texts that run as script if they escape their context: text, attributes, URLs, comments, JSON.
 * From "Script Injection" of the Big List of Naughty Strings by Max Woolf
 * (github.com/minimaxir/big-list-of-naughty-strings, MIT licence), without those for browsers of the
 * nineties.
 */
export const scriptInjections = [
  "<script>alert(123)</script>",
  "<img src=x onerror=alert(123) />",
  "<svg><script>123<1>alert(123)</script>",
  '"><script>alert(123)</script>',
  "'><script>alert(123)</script>",
  "><script>alert(123)</script>",
  "</script><script>alert(123)</script>",
  " onfocus=JaVaSCript:alert(123) autofocus ",
  '" onfocus=JaVaSCript:alert(123) autofocus ',
  "' onfocus=JaVaSCript:alert(123) autofocus ",
  "<sc<script>ript>alert(123)</sc</script>ript>",
  "--><script>alert(123)</script>",
  '";alert(123);t="',
  "';alert(123);t='",
  "JavaSCript:alert(123)",
  '"><script>alert(123);</script x="',
  "'><script>alert(123);</script x='",
  '" autofocus onkeyup="javascript:alert(123)',
  "' autofocus onkeyup='javascript:alert(123)",
  "'`\"><\u0000script>javascript:alert(1)</script>",
  '<a href="\u000bjavascript:javascript:alert(1)" id="fuzzelement1">test</a>',
  '<a href="java\u0009script:javascript:alert(1)" id="fuzzelement1">test</a>',
  "`\"'><img src=xxx:x \u000aonerror=javascript:alert(1)>",
  "`\"'><img src=xxx:x \u002fonerror=javascript:alert(1)>",
  "\"`'><script>\u000ajavascript:alert(1)</script>",
  '<iframe src="javascript:alert(1)">',
] as const;

/** Joins them into few texts of limited length. */
export function injectionsFor(longest: number): string[] {
  const texts: string[] = [];
  for (const each of scriptInjections.map((one) => one.slice(0, longest))) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + 1 + each.length <= longest)
      texts[texts.length - 1] = `${last} ${each}`;
    else texts.push(each);
  }
  return texts;
}
