/** Loads the library when the button is pressed, since most logins do not need it. */
export function enhance(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement) || !window.PublicKeyCredential) return;
  const answer = form.querySelector<HTMLInputElement>("input[name=passkey]");
  const words = form.querySelector<HTMLElement>("[role=status]");
  if (!answer || !words) return;
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    words.textContent = "";
    void askForPasskey(form.dataset.options ?? "")
      .then((given) => {
        answer.value = given;
        const remember = document.querySelector<HTMLInputElement>("#remember");
        const kept = form.querySelector<HTMLInputElement>("input[name=remember]");
        if (kept) kept.value = remember?.checked ? "on" : "";
        form.submit();
      })
      .catch(() => {
        words.textContent = form.dataset.unused ?? "";
      });
  });
}

async function askForPasskey(address: string): Promise<string> {
  const [{ startAuthentication }, options] = await Promise.all([
    import("@simplewebauthn/browser"),
    fetch(address).then((response) => response.json()),
  ]);
  return JSON.stringify(await startAuthentication({ optionsJSON: options }));
}
