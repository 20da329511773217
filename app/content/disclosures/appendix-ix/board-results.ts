import { msg } from "#message";

export const boardResults = {
  names: {
    count: msg("{count, plural, one {# row of results} other {# rows of results}}"),
    titles: msg("Board results"),
  },
  pages: { list: "/dashboard/appendix-ix#c", many: "/dashboard/appendix-ix/results" },
  page: "/mandatory-public-disclosure#section-c",
};
