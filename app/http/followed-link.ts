/** Headers of a browser that follows a link of the site. It usually has the shared style sheet in its cache. */
export const followedLink = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };

/**
 * True if the request follows a link of this site. Programs, and browsers such as Safari before 16.4, do not send these headers.
 * @param headers with lower-case names
 */
export const isFollowedLink = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.entries(followedLink).every(([name, value]) => headers[name] === value);
