/** What the frame around every page shows; the root loader provides it. */
export interface FrameData {
  school: {
    school_name: string;
    motto: string;
    phone: string;
    email_office: string;
    email_admissions: string;
    email_principal: string;
    address: string;
    facebook_url: string;
    instagram_url: string;
    youtube_url: string;
    x_url: string;
    sample_notice: string;
  };
  /** The public address of the site. */
  site: string;
  marquee: { href: string; text: string } | null;
  staffName: string | null;
  /** `undo` names what was deleted as the trash does, `undoName` as people do. */
  message: { text: string; undo?: string | undefined; undoName?: string } | null;
}
