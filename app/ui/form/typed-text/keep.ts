import { formSavedPath, savedTokenParameter, tokenFieldName } from "~/forms/token-field";
import {
  type ChosenFiles,
  readFiles,
  readTypedText,
  removeTypedText,
  storeFiles,
  storeTypedText,
  type TypedField,
} from "./storage";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const saveDelayMs = 300;

/** Base versions: a form that is restored after another person's change is an edit conflict. */
const isVersion = (name: string) => /^(opened|seen-\d+)$/.test(name);

/** Passwords and codes are never stored. */
const isSecret = ({ type, name, autocomplete }: HTMLInputElement) =>
  type === "password" ||
  /password|one-time-code/.test(autocomplete) ||
  /password|^(current|code)$/i.test(name);

function isTyped(element: Element): element is Control {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
    return element.name !== "";
  if (!(element instanceof HTMLInputElement) || element.name === "" || isSecret(element)) return false;
  return !/^(hidden|submit|button|reset|image|file)$/.test(element.type);
}

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

const readValue = (control: Control) => (isTicked(control) ? String(control.checked) : control.value);

function readRenderedValue(control: Control): string {
  if (isTicked(control)) return String(control.defaultChecked);
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

/** Sets a value as a person does, so that React notices. */
function type(control: Control, value: string): void {
  if (readValue(control) === value) return;
  if (isTicked(control)) {
    control.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

function choose(input: HTMLInputElement, files: File[]): void {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  input.files = chosen.files;
  input.dataset.restored = "true";
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

function open(control: Element): void {
  const details = control.closest("details");
  if (details) details.open = true;
}

/** Position among the form's fields of the same name, such as the boxes of a list. */
function listControls(form: HTMLFormElement): { control: Control; name: string; position: number }[] {
  const counts = new Map<string, number>();
  return [...form.elements].filter(isTyped).map((control) => {
    const position = counts.get(control.name) ?? 0;
    counts.set(control.name, position + 1);
    return { control, name: control.name, position };
  });
}

export interface RestoredText {
  at: number;
  /** False if only files were chosen. */
  hasText: boolean;
  /** True if files have to be chosen again. */
  lostFiles: boolean;
  /** Number of times that the keyboard tried to submit restored text. */
  refusals: number;
}

interface Options {
  /** False if the server sent the typed values. */
  restores: boolean;
  onRestored: (restored: RestoredText) => void;
  /** Called if the form has no fields yet for some values, such as rows of a table. */
  onMissing: (fields: TypedField[]) => void;
}

/** Asks the server if the form was saved. Without an answer, the text is kept. */
async function wasSaved(token: string): Promise<boolean> {
  try {
    const query = new URLSearchParams({ [savedTokenParameter]: token });
    const answer = await fetch(`${formSavedPath}?${query}`, { headers: { Accept: "application/json" } });
    return answer.ok && ((await answer.json()) as { saved?: boolean }).saved === true;
  } catch {
    return false;
  }
}

/** Stores what is typed into a form, and restores it. */
export function keepTypedText(
  form: HTMLFormElement,
  key: string,
  { restores, onRestored, onMissing }: Options,
) {
  const idOf = (name: string, position: number) => `${name}\n${position}`;
  const rendered = new Map(
    listControls(form).map(({ control, name, position }) => [
      idOf(name, position),
      readRenderedValue(control),
    ]),
  );
  const chosen: ChosenFiles = {};
  let missing: TypedField[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRestoring = false;
  let unconfirmed: RestoredText | undefined;
  let isPointer = false;

  const isChanged = (control: Control, name: string, position: number) =>
    readValue(control) !== (rendered.get(idOf(name, position)) ?? (isTicked(control) ? "false" : ""));

  /** @param sent token, if the form is sent with this text */
  function save(sent = ""): void {
    clearTimeout(timer);
    timer = undefined;
    const fields = listControls(form)
      .filter(({ control, name, position }) => isChanged(control, name, position))
      .map(({ control, name, position }): TypedField => [name, position, readValue(control)]);
    const hasFiles = Object.values(chosen).some((files) => files.length > 0);
    if (fields.length + missing.length === 0 && !hasFiles) {
      removeTypedText(key);
      return;
    }
    const versions = [...form.elements].flatMap((element): TypedField[] =>
      element instanceof HTMLInputElement && isVersion(element.name)
        ? [[element.name, 0, element.value]]
        : [],
    );
    const typed = { at: Date.now(), fields: [...fields, ...missing, ...versions], hasFiles };
    storeTypedText(key, sent ? { ...typed, sent } : typed);
  }

  function saveSoon(event: Event): void {
    const control = event.target as Control | null;
    if (control?.form !== form || isRestoring) return;
    timer ??= setTimeout(save, saveDelayMs);
  }

  /** Notes with which token the text is sent: a closed tab does not see the answer. */
  function noteSent(): void {
    const token = form.elements.namedItem(tokenFieldName);
    if (token instanceof HTMLInputElement) save(token.value);
  }

  /** Some inputs hand their files on at once and are empty afterwards. */
  function keepFiles({ target }: Event): void {
    if (!(target instanceof HTMLInputElement) || target.form !== form || target.type !== "file") return;
    const files = [...(target.files ?? [])];
    setTimeout(() => {
      const isHandedOn = files.length > 0 && target.files?.length === 0;
      chosen[target.name] = isHandedOn ? [...(chosen[target.name] ?? []), ...files] : files;
      void storeFiles(key, chosen);
      if (!isRestoring) save();
    });
  }

  const saveNow = () => {
    if (timer) save();
  };

  function fill(fields: TypedField[], keepsChanges: boolean): boolean {
    const controls = new Map(
      listControls(form).map((each) => [idOf(each.name, each.position), each.control]),
    );
    let isFilled = false;
    missing = [];
    for (const [name, position, value] of fields) {
      const control = controls.get(idOf(name, position));
      if (!control) missing.push([name, position, value]);
      else if (readValue(control) !== value && !(keepsChanges && isChanged(control, name, position))) {
        type(control, value);
        open(control);
        isFilled = true;
      }
    }
    return isFilled;
  }

  // Rows and captions can appear after their files or after an answer of the server.
  const appearing = new MutationObserver(() => {
    if (missing.length === 0) {
      appearing.disconnect();
      return;
    }
    isRestoring = true;
    fill(missing, false);
    isRestoring = false;
  });

  async function restore(): Promise<void> {
    const typed = readTypedText(key);
    if (!typed) return;
    if (typed.sent && (await wasSaved(typed.sent))) {
      // Meanwhile the user can have typed something else.
      if (readTypedText(key)?.at === typed.at) removeTypedText(key);
      return;
    }
    isRestoring = true;
    const fields = typed.fields.filter(([name]) => !isVersion(name));
    let isRestored = fill(fields, true);
    if (isRestored || typed.hasFiles) {
      for (const [name, , value] of typed.fields.filter(([name]) => isVersion(name))) {
        const field = form.elements.namedItem(name);
        if (field instanceof HTMLInputElement) field.value = value;
      }
    }
    isRestoring = false;
    if (missing.length > 0) {
      isRestored = true;
      appearing.observe(form, { childList: true, subtree: true });
      onMissing(missing);
    }
    const hasFiles = typed.hasFiles && (await restoreFiles());
    // Nothing was typed, and the files are gone: there is nothing to offer.
    if (!isRestored && !hasFiles) {
      if (!timer) removeTypedText(key);
      return;
    }
    const lostFiles = typed.hasFiles && !hasFiles;
    const restored = { at: typed.at, hasText: isRestored, lostFiles, refusals: 0 };
    unconfirmed = isRestored ? restored : undefined;
    onRestored(restored);
  }

  const notePointer = ({ detail }: MouseEvent) => {
    isPointer = detail > 0;
  };

  /**
   * Restored text that the user may not have noticed is sent by a pointer, or by the keyboard on the button
   * after a warning. Enter in a field never sends it.
   */
  function confirmFirst(event: SubmitEvent): void {
    if (!unconfirmed || isPointer) return;
    const isOnButton = event.submitter !== null && event.submitter === document.activeElement;
    if (isOnButton && unconfirmed.refusals > 0) return;
    event.preventDefault();
    event.stopPropagation();
    unconfirmed = { ...unconfirmed, refusals: unconfirmed.refusals + 1 };
    onRestored(unconfirmed);
  }

  async function restoreFiles(): Promise<boolean> {
    const files = Object.entries(await readFiles(key));
    for (const [name, list] of files) {
      const input = form.elements.namedItem(name);
      if (!(input instanceof HTMLInputElement) || input.files?.length) continue;
      isRestoring = true;
      choose(input, list);
      open(input);
      setTimeout(() => {
        isRestoring = false;
      });
    }
    return files.length > 0;
  }

  if (restores) void restore();
  for (const { control, name, position } of listControls(form)) {
    // Typed before the page's script ran.
    if (isChanged(control, name, position)) timer ??= setTimeout(save, saveDelayMs);
  }
  // Before React's listeners, some of which empty the input.
  window.addEventListener("change", keepFiles, true);
  window.addEventListener("click", notePointer, true);
  form.addEventListener("submit", confirmFirst, true);
  window.addEventListener("input", saveSoon);
  window.addEventListener("change", saveSoon);
  window.addEventListener("pagehide", saveNow);
  document.addEventListener("visibilitychange", saveNow);

  function stop(): void {
    saveNow();
    appearing.disconnect();
    window.removeEventListener("change", keepFiles, true);
    window.removeEventListener("click", notePointer, true);
    form.removeEventListener("submit", confirmFirst, true);
    window.removeEventListener("input", saveSoon);
    window.removeEventListener("change", saveSoon);
    window.removeEventListener("pagehide", saveNow);
    document.removeEventListener("visibilitychange", saveNow);
  }

  /** Stops without storing, and removes what is stored. */
  function forget(): void {
    clearTimeout(timer);
    timer = undefined;
    stop();
    removeTypedText(key);
  }

  return { stop, forget, noteSent };
}
