import { TopperGrid } from "~/content/toppers/list";
import { type Topper, toppers } from "~/content/toppers/queries.server";
import { wholeListMeta, wholeListPage } from "./whole-list";
import { wholeList } from "./whole-list.server";

const title = "Results";

export const loader = wholeList(toppers);
export const meta = wholeListMeta(title);
export default wholeListPage(title, (results: Topper[]) => <TopperGrid toppers={results} />);
