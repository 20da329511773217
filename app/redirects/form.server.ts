import { msg } from "#message";
import { parserOf } from "~/forms/fields.server";
import { isSitePath } from "~/links/site-path";
import { readAddress } from "./address";
import { redirectFields } from "./fields";

/** Reads the form of a redirect; it leads to this site only. */
export const parseRedirect = parserOf(redirectFields, {
  whole: (form) =>
    form
      .refine(({ address }) => readAddress(address) !== undefined, {
        path: ["address"],
        message: msg("Enter the old address"),
      })
      .refine(({ target }) => isSitePath(target), {
        path: ["target"],
        message: msg("Enter the address of a page of this website, such as /fees"),
      })
      .refine(({ address, target }) => readAddress(address) !== readAddress(target), {
        path: ["target"],
        message: msg("Enter another address than the old one"),
      })
      .transform(({ address, target }) => ({ address: readAddress(address) ?? "", target })),
});
