/** Headers of a browser that follows a link of the site. It usually has the shared style sheet in its cache. */
export const followedLink = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };

/**
 * True if the request follows a link of this site. Programs, and browsers such as Safari before 16.4, do not send these headers.
 * @param get returns the header with a lower-case name
 */
export const isFollowedLink = (get: (name: string) => unknown) =>
  Object.entries(followedLink).every(([name, value]) => get(name) === value);
