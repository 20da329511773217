import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { facilities, facilityLinks } from "~/content/facilities/facilities";
import { notFound } from "~/http/refusal";
import { FixedPicture } from "~/ui/fixed-picture";
import { LinkList } from "~/ui/link-list";
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
        picture={
          <FixedPicture
            name={facility.banner}
            alt=""
            className="h-36 w-full object-cover [object-position:50%_75%] md:absolute md:inset-y-0 md:right-0 md:h-full md:w-[55%] md:[mask-image:linear-gradient(to_right,transparent,#000_60%)]"
            sizes="(width < 48rem) 100vw, 40rem"
            priority
          />
        }
      />
      <div className="shell section with-sidebar">
        <div>
          <p className="text-lg">{facility.text}</p>
          <ul className="mt-4 mb-5 flex flex-wrap gap-2" aria-label="At a glance">
            {facility.tags.map((tag) => (
              <li key={tag} className="plain-chip">
                {tag}
              </li>
            ))}
          </ul>
          <ul className="grid grid-cols-2 gap-4 md:grid-cols-[2fr_1fr] md:gap-6">
            {facility.pictures.map((picture, index) => (
              <li key={picture.name} className="first:col-span-full md:first:col-span-1 md:first:row-span-2">
                <FixedPicture
                  {...picture}
                  className={`w-full rounded-card bg-sand object-cover ${index === 0 ? "aspect-4/3 md:h-full" : "aspect-4/3"}`}
                  sizes={index === 0 ? "(width < 64rem) 92vw, 33rem" : "(width < 64rem) 44vw, 16rem"}
                />
              </li>
            ))}
          </ul>
        </div>
        <nav className="sidebar" aria-label="Facilities">
          <h2 className="text-2xl">Facilities</h2>
          <LinkList links={facilityLinks} current={facility.path} />
        </nav>
      </div>
    </>
  );
}
