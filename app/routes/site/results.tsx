import { TopperGrid } from "~/content/toppers/list";
import { type Topper, toppers } from "~/content/toppers/queries.server";
import { wholeListMeta, wholeListPage } from "./whole-list";
import { wholeList } from "./whole-list.server";

const heading = { title: "Results", lead: "Our toppers and their marks." };

export const loader = wholeList(toppers);
export const meta = wholeListMeta(heading);
export default wholeListPage(heading, (results: Topper[]) => <TopperGrid toppers={results} />);
