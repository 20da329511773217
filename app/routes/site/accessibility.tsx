import type { MetaFunction } from "@remix-run/node";
import { pageMeta } from "~/ui/page-meta";
import { TextPage } from "~/ui/text-page";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    "Accessibility",
    "How this website works for everybody, and whom to tell when it does not.",
  );

export default function Accessibility() {
  return (
    <TextPage title="Accessibility" lead="This website is meant to work for everybody.">
      <ul className="bullets">
        <li>Every page reads and every form works without JavaScript, on old phones and slow lines.</li>
        <li>Everything can be reached and used with the keyboard alone.</li>
        <li>Colours, sizes and labels follow the Web Content Accessibility Guidelines 2.2, level AA.</li>
        <li>
          Moving texts and pictures can be paused, and stand still where your device asks for less motion.
        </li>
      </ul>
      <p>
        Something does not work for you? <a href="/contact">Tell us</a>, and we shall mend it.
      </p>
    </TextPage>
  );
}
