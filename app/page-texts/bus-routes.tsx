import { msg, t } from "#say";
import { languageProps } from "~/text/language";
import { PageSection } from "./page-section";
import { ShownTable } from "./shown-table";
import type { ShownTable as Table } from "./table-form.server";

/** Rows without a name belong to the route above. */
function groupRoutes({ rows }: Table): { name: string; stops: string[][] }[] {
  const routes: { name: string; stops: string[][] }[] = [];
  for (const [name = "", ...stop] of rows) {
    const route = name === "" ? routes.at(-1) : routes.find((one) => one.name === name);
    if (route) route.stops.push(stop);
    else routes.push({ name, stops: [stop] });
  }
  return routes;
}

export function BusRoutes({ table }: { table: Table }) {
  const columns = table.columns.slice(1);
  return (
    <PageSection
      heading={msg("School buses")}
      name="bus_stops"
      isEmpty={table.rows.length === 0}
      text={table.rows.flat().join(" ")}
    >
      <div className="grid gap-6 lg:grid-cols-2">
        {groupRoutes(table).map(({ name, stops }) => (
          <section key={name} className="min-w-0">
            <h3 className="mb-2 text-lg" {...languageProps(name)}>
              {name}
            </h3>
            {columns.length > 0 ? (
              <ShownTable
                table={{ columns, rows: stops }}
                caption={t("Stops and times: {route}", { route: name })}
              />
            ) : null}
          </section>
        ))}
      </div>
    </PageSection>
  );
}
