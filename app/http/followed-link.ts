/** Headers of a browser that follows a link of the site, and has its style sheet from the page before. */
export const followedLink = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };

/** True if a link of the site was followed. Programs, and browsers from before 2020, do not say. @param headers by names in small letters */
export const isFollowedLink = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.entries(followedLink).every(([name, value]) => headers[name] === value);
