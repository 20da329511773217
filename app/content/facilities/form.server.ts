import { z } from "zod";
import { msg } from "#message";
import { t } from "#say";
import { checksOf, parseFields } from "~/forms/fields.server";
import { plainDigits } from "~/text/digits";
import { wordsInAddress } from "./address";
import { facility, samplePhotosChoice } from "./facility";
import { reservedAddresses } from "./reserved-addresses";

const checks = checksOf(facility.fields);

const photos = new RegExp(`^(${samplePhotosChoice}|[1-9]\\d{0,14})?$`);

/** An address that is left empty is made from the name; whether it is taken is seen where it is saved. */
const schema = z
  .object({
    ...checks,
    photos: checks.photos.refine((value) => photos.test(value), msg("Choose an album, or no photos")),
    beside_place: checks.beside_place
      .transform(plainDigits)
      .refine(
        (value) => /^([1-9]\d{0,3})?$/.test(value),
        msg("Enter a number from 1 to 9999, or leave it empty"),
      ),
  })
  .transform((values) => ({ ...values, address: wordsInAddress(values.address || values.title) }))
  .superRefine(({ address }, { addIssue }) => {
    const message =
      address === ""
        ? t("Enter the address in letters or numbers, such as library")
        : t("The website uses {address} for another page. Enter another address.", {
            address: `/${address}`,
          });
    if (address === "" || reservedAddresses.has(address))
      addIssue({ code: "custom", path: ["address"], message });
  });

/** Checks the form of a facility. */
export function parseFacility(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
