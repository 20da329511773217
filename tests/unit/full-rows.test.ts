import { expect, test } from "vitest";
import { fullestColumns, placeInRows } from "../../app/ui/pictures/full-rows";

const columnsOf = (className: string) => Number(/md:col-span-(\d)/.exec(className)?.[1]);

test("pictures fill every row of a laptop, whatever their number", () => {
  for (let count = 2; count <= 40; count++) {
    let free = 6;
    for (let index = 0; index < count; index++) {
      free -= columnsOf(placeInRows(index, count).className);
      expect(free, `${index} of ${count}`).toBeGreaterThanOrEqual(0);
      if (free === 0 && index < count - 1) free = 6;
    }
    expect(free, `${count} pictures`).toBe(0);
  }
});

test("picks the column count that fills the last row best", () => {
  const columns = [1, 3, 4, 5, 6, 7, 8, 9].map((count) => fullestColumns(count, [4, 3]));
  expect(columns).toEqual([3, 3, 4, 3, 3, 4, 4, 3]);
});
