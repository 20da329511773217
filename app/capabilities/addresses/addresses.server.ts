import { sql } from "kysely";
import { t } from "#say";
import { FieldRefusedError } from "~/forms/field-refused";
import type { Parsed } from "~/forms/fields.server";
import type { StaffKind } from "~/kinds/kind";
import { type StaffKindKey, staffKinds } from "~/kinds/registry";
import type { Records } from "~/records/records.server";
import type { Database } from "~db/connection.server";
import { wordsInAddress } from "../../kinds/address-path";

type Addressed = StaffKind<never> & Required<Pick<StaffKind<never>, "addresses">> & { key: StaffKindKey };

const kinds = staffKinds.filter((kind): kind is Addressed => kind.addresses !== undefined);

// The table is known only at run time: the types use one of them.
const atAddress = (db: Database, { table }: Addressed, address: string) =>
  db
    .selectFrom(table as "facilities")
    .where("address", "=", address)
    .where("deleted_at", "is", null);

/** Finds a record by its address, or by a former one that is not in use. */
export async function findAtAddress(
  db: Database,
  address: string,
): Promise<{ kind: StaffKindKey; id: number } | undefined> {
  for (const kind of kinds) {
    const own = await atAddress(db, kind, address).select("id").executeTakeFirst();
    if (own) return { kind: kind.key, id: own.id };
  }
  for (const { key, addresses } of kinds) {
    const former = await db
      .selectFrom(addresses.former as "facility_addresses")
      .select(sql<number>`${sql.ref(addresses.owner)}`.as("id"))
      .where("address", "=", address)
      .executeTakeFirst();
    if (former) return { kind: key, id: former.id };
  }
  return undefined;
}

async function refuseTaken(
  db: Database,
  own: Pick<Addressed, "table">,
  address: string | undefined,
  id = 0,
): Promise<void> {
  if (address === undefined) return;
  for (const kind of kinds) {
    const other = await atAddress(db, kind, address)
      .select("title")
      .where("id", "!=", kind.table === own.table ? id : 0)
      .executeTakeFirst();
    if (!other) continue;
    throw new FieldRefusedError(
      "address",
      t("The {noun} {name} has the address {address}. Enter another address.", {
        noun: t(kind.names.one),
        name: other.title,
        address: `/${address}`,
      }),
    );
  }
}

export function withAddresses<Row, Values extends { address: string }>(
  kind: Pick<StaffKind<never>, "table">,
  records: Records<Row, Values>,
): Records<Row, Values> {
  return {
    ...records,
    async create(db, values, ...times) {
      await refuseTaken(db, kind, values.address);
      return records.create(db, values, ...times);
    },
    async update(db, id, values) {
      await refuseTaken(db, kind, values.address, id);
      return records.update(db, id, values);
    },
  };
}

export const withAddress = <Values extends { title: string; address: string }>(values: Values): Values => ({
  ...values,
  address: wordsInAddress(values.address || values.title),
});

/** Refuses empty addresses and those of other pages. It is checked for uniqueness on saving. */
export function refuseReserved<Values extends { address: string }>(
  parsed: Parsed<Values>,
  fields: URLSearchParams,
  reserved: ReadonlySet<string>,
): Parsed<Values> {
  if (!parsed.ok) return parsed;
  const { address } = parsed.values;
  if (address !== "" && !reserved.has(address)) return parsed;
  const message =
    address === ""
      ? t("Enter the address in letters or numbers, such as library")
      : t("The website uses {address} for another page. Enter another address.", { address: `/${address}` });
  return { ok: false, errors: { address: message }, typed: Object.fromEntries(fields) };
}
