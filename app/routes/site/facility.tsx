import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { facilities, facilityLinks } from "~/content/facilities/facilities";
import { notFound } from "~/http/refusal";
import { FixedPicture } from "~/ui/fixed-picture";
import { Icon } from "~/ui/icon";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";

/** All facility pages: banner, side list, description, tag chips, photo grid (specification section 2). */
export function loader({ request }: LoaderFunctionArgs) {
  const path = decodeURIComponent(new URL(request.url).pathname).toLowerCase().replace(/\/$/, "");
  const facility = facilities.find((candidate) => candidate.path === path);
  if (!facility) throw notFound();
  return { facility };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, data?.facility.title ?? "", data?.facility.lead);

export default function FacilityPage() {
  const { facility } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={facility.title}
        lead={facility.lead}
        picture={<FixedPicture name={facility.banner} alt="" sizes="(width < 48rem) 100vw, 40rem" priority />}
      />
      <div className="shell section with-sidebar">
        <div>
          <p className="facility-text">{facility.text}</p>
          <ul className="chips chips-plain" aria-label="At a glance">
            {facility.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
          <ul className="photo-grid facility-photos">
            {facility.pictures.map((picture, index) => (
              <li key={picture.name}>
                <FixedPicture
                  {...picture}
                  sizes={index === 0 ? "(width < 64rem) 92vw, 33rem" : "(width < 64rem) 44vw, 16rem"}
                />
              </li>
            ))}
          </ul>
        </div>
        <nav className="sidebar" aria-label="Facilities">
          <h2>Facilities</h2>
          <ul className="link-list">
            {facilityLinks.map((link) => (
              <li key={link.label}>
                <a href={link.to} aria-current={link.to === facility.path ? "page" : undefined}>
                  {link.label}
                  <Icon name="chevron-right" size={16} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}
