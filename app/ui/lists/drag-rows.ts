/** By handles (`data-drag`). @param move called with `12 before 7` @returns a function that ends it */
export function dragRows(list: HTMLElement, move: (value: string) => void): () => void {
  let dragged: { row: HTMLElement; id: string; startX: number; startY: number } | undefined;
  let target: { row: HTMLElement; side: "before" | "after" } | undefined;

  const rows = () => [...list.children] as HTMLElement[];
  const mark = (next: typeof target) => {
    target?.row.style.removeProperty("box-shadow");
    target = next;
    if (!next) return;
    const shift = next.side === "before" ? "-3px" : "3px";
    const isTile = next.row.offsetWidth < list.offsetWidth / 2;
    const offset = isTile ? `${shift} 0` : `0 ${shift}`;
    next.row.style.setProperty("box-shadow", `${offset} 0 var(--drop, currentColor)`);
  };
  const end = () => {
    mark(undefined);
    dragged?.row.removeAttribute("style");
    dragged = undefined;
  };

  const down = (event: PointerEvent) => {
    const handle = (event.target as Element).closest<HTMLElement>("[data-drag]");
    const row = handle?.closest<HTMLElement>("li");
    if (!handle || !row || event.button !== 0) return;
    event.preventDefault();
    list.setPointerCapture(event.pointerId);
    dragged = { row, id: handle.dataset.drag ?? "", startX: event.pageX, startY: event.pageY };
    row.style.cssText = "position: relative; z-index: 1; opacity: 0.85; background: white; cursor: grabbing";
  };
  const over = (event: PointerEvent) => {
    if (!dragged) return;
    dragged.row.style.translate = `${event.pageX - dragged.startX}px ${event.pageY - dragged.startY}px`;
    // Scrolls near the window's edge.
    if (event.clientY < 80) scrollBy(0, -12);
    else if (event.clientY > innerHeight - 80) scrollBy(0, 12);
    const all = rows();
    const from = all.indexOf(dragged.row);
    const to = all.findIndex((row) => {
      const { top, bottom, left, right } = row.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      return row !== dragged?.row && y >= top && y < bottom && x >= left && x < right;
    });
    const row = all[to];
    mark(row && { row, side: to < from ? "before" : "after" });
  };
  const up = () => {
    const beside = target?.row.querySelector<HTMLElement>("[data-drag]")?.dataset.drag;
    if (dragged && target && beside) move(`${dragged.id} ${target.side} ${beside}`);
    end();
  };

  list.addEventListener("pointerdown", down);
  list.addEventListener("pointermove", over);
  list.addEventListener("pointerup", up);
  list.addEventListener("pointercancel", end);
  return () => {
    end();
    list.removeEventListener("pointerdown", down);
    list.removeEventListener("pointermove", over);
    list.removeEventListener("pointerup", up);
    list.removeEventListener("pointercancel", end);
  };
}
