import { Link } from "@remix-run/react";
import { Icon } from "~/ui/icon";

/** What staff can manage, each with the way to add one. */
const sections = [
  { name: "Images", add: "/dashboard/uploadimage", manage: "/dashboard/deleteimage" },
  { name: "Results", add: "/dashboard/add-result", manage: "/dashboard/manageresults" },
  { name: "Faculty", add: "/dashboard/add-faculty", manage: "/dashboard/deletefaculty" },
  { name: "Testimonials", add: "/dashboard/addparent-testimonial", manage: "/dashboard/testimonials" },
  { name: "Pop-ups", add: "/dashboard/add-popup", manage: "/dashboard/popups" },
  { name: "Slides", add: "/dashboard/slides/add", manage: "/dashboard/slides" },
  { name: "Videos", add: "/dashboard/videos/add", manage: "/dashboard/videos" },
  { name: "Job posts", add: "/dashboard/add-job", manage: "/dashboard/deletePost" },
  {
    name: "Disclosure documents",
    add: "/dashboard/disclosures/add",
    manage: "/dashboard/disclosures",
  },
  { name: "Calendar", add: "/dashboard/calendar/add", manage: "/dashboard/calendar" },
];

export function ManageGrid() {
  return (
    <ul className="manage-grid">
      {sections.map((section) => (
        <li key={section.name} className="panel">
          <h2>{section.name}</h2>
          <p className="actions">
            <Link className="button button-quiet" to={section.add} aria-label={`Add to ${section.name}`}>
              <Icon name="plus" size={18} />
              Add
            </Link>
            <Link className="button button-quiet" to={section.manage} aria-label={`Manage ${section.name}`}>
              Manage
            </Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
