import { titled } from "~/ui/page-meta";
import { TextPage } from "~/ui/text-page";

export const meta = titled("Terms", "How this website may be used.");

export default function Terms() {
  return (
    <TextPage title="Terms" lead="How this website may be used.">
      <p>The texts and pictures belong to the school. You may read, print and share links to them freely.</p>
      <p>Please ask before you publish photos of pupils anywhere else.</p>
      <p>
        We keep the pages correct as well as we can. Where a printed notice of the school says something else,
        the printed notice counts.
      </p>
      <p>Do not send anything through the forms that is not meant for the school.</p>
    </TextPage>
  );
}
