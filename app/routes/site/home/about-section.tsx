import { figure } from "~/ui/figures";
import { Icon } from "~/ui/icon";

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
  return (
    <section className="section" aria-labelledby="about-heading" data-fade>
      <div className="shell about">
        <div>
          <p className="eyebrow">About us</p>
          <h2 id="about-heading">A school of the town, for its children</h2>
          <p className="lead">{about}</p>
          <dl className="stat-boxes">
            {boxes.map((box) => (
              <div key={box.label}>
                <dt>{box.label}</dt>
                <dd>{figure(box.value)}</dd>
              </div>
            ))}
          </dl>
          <a className="more-link" href="/about-us">
            Our story
            <Icon name="arrow-right" size={18} />
          </a>
        </div>
        <div className="about-cards">
          <article className="card">
            <Icon name="target-arrow" size={32} />
            <h3>Our mission</h3>
            <p>{mission}</p>
          </article>
          <article className="card">
            <Icon name="bulb" size={32} />
            <h3>Our vision</h3>
            <p>{vision}</p>
          </article>
        </div>
      </div>
    </section>
  );
}
