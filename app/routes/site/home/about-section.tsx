import { EditSettingLink } from "~/ui/edit-link";
import { figure } from "~/ui/figures";
import { Icon } from "~/ui/icon";
import { languageOf } from "~/ui/language";

interface AboutProps {
  about: string;
  mission: string;
  vision: string;
  years: string;
  alumni: string;
}

/** Mission and vision cards and the two stat boxes (specification section 2, home page, point 5). */
export function AboutSection({ about, mission, vision, years, alumni }: AboutProps) {
  const boxes = [
    { value: years, label: "Years of excellence" },
    { value: alumni, label: "Alumni network" },
  ].filter((box) => box.value);
  const aims = [
    { icon: "target-arrow", title: "Our mission", text: mission, setting: "mission_text" },
    { icon: "bulb", title: "Our vision", text: vision, setting: "vision_text" },
  ] as const;
  return (
    <section className="section fade-in" aria-labelledby="about-heading" data-fade>
      <div className="shell grid gap-10 lg:grid-cols-[1.1fr_1fr] lg:items-center lg:gap-16">
        <div>
          <p className="eyebrow">About us</p>
          <h2 id="about-heading">A school of the town, for its children</h2>
          <p className="lead" lang={languageOf(about)}>
            {about}
          </p>
          <EditSettingLink setting="about_text" of="About us" />
          <dl className="mt-6 mb-3 flex flex-wrap gap-4">
            {boxes.map((box) => (
              <div
                key={box.label}
                className="flex flex-[1_1_9rem] flex-col-reverse border-l-4 border-marigold bg-marigold-mist px-5 py-4"
              >
                <dt>{box.label}</dt>
                <dd className="font-serif text-5xl/tight font-bold text-green-deep">{figure(box.value)}</dd>
              </div>
            ))}
          </dl>
          <a className="more-link" href="/about-us">
            Our story
            <Icon name="arrow-right" size={18} />
          </a>
        </div>
        <div className="grid gap-5">
          {aims.map(({ icon, title, text, setting }) => (
            <article key={title} className="card">
              <Icon name={icon} size={32} className="text-marigold-deep" />
              <h3 className="my-2 text-2xl">{title}</h3>
              <p lang={languageOf(text)}>{text}</p>
              <EditSettingLink setting={setting} of={title} />
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
