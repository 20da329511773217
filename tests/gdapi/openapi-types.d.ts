export interface paths {
    "/gdapi/add_pop.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a pop-up */
        post: operations["add_pop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/addfaculty.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a teacher */
        post: operations["addfaculty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/addjob.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a job post */
        post: operations["addjob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/addtestimonial.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a testimonial */
        post: operations["addtestimonial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/del_jobpost.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a job post */
        delete: operations["del_jobpost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/delete_notice.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a notice */
        delete: operations["delete_notice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/get_image.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The gallery, newest first */
        get: operations["get_image"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/get_jobpost.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Job posts, newest first */
        get: operations["get_jobpost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/get_monials.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Testimonials, newest first */
        get: operations["get_monials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/get_notices.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notices, newest first */
        get: operations["get_notices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/get_pop.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pop-ups, newest first; `success` is false where there is none */
        get: operations["get_pop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/get_resume.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Resumes, newest first */
        get: operations["get_resume"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/get_toppers.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Toppers, newest first */
        get: operations["get_toppers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/getfacultylist.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Teachers, newest first */
        get: operations["getfacultylist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/login.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in; the answer sets the session cookie */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/logout.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log out */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/receive_mail.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message to the school */
        post: operations["receive_mail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/resume.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a resume: PDF, DOC or DOCX, at most 5 MB */
        post: operations["resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/uploadImg.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a gallery photo */
        post: operations["uploadImg"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/uploadnotice.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a notice */
        post: operations["uploadnotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/uploads/{file_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture; with a session also a resume or a transfer certificate, as an attachment */
        get: operations["uploads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gdapi/uploadtopper.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a topper */
        post: operations["uploadtopper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Done: {
            /** @constant */
            success: true;
            message: string;
        };
        Refusal: {
            /** @constant */
            success: false;
            /** @description What is wrong, and what to do. */
            message: string;
        };
        Photo: {
            id: number;
            title: string;
            description: string;
            /** @description Take the leading './' off and put the address of /gdapi/ in front. */
            image_url: string;
        };
        Job: {
            id: number;
            title: string;
            details: string;
            /** @description ISO 8601, UTC */
            created_at: string;
        };
        Testimonial: {
            id: number;
            name: string;
            details: string;
            /** @description Take the leading './' off and put the address of /gdapi/ in front. */
            image_url: string;
        };
        Notice: {
            id: number;
            title: string;
            details: string;
            /** @description yyyy-MM-dd */
            date: string;
            /** @description yyyy-MM-dd */
            notice_date: string;
            category: string;
            /** @enum {unknown} */
            priority: "high" | "medium" | "low";
            /** @description ISO 8601, UTC */
            created_at: string;
            /** @description ISO 8601, UTC */
            updated_at: string;
        };
        Popup: {
            id: number;
            title: string;
            description: string;
            /** @description Take the leading './' off and put the address of /gdapi/ in front. */
            image_url: string;
            /** @description ISO 8601, UTC */
            uploaded_at: string;
        };
        Resume: {
            id: number;
            original_name: string;
            /** @description For GET /gdapi/uploads/{file_name}. */
            file_name: string;
            file_type: string;
            /** @description Bytes. */
            file_size: number;
            /** @description ISO 8601, UTC */
            uploaded_at: string;
        };
        Topper: {
            id: number;
            name: string;
            /** @description The class. */
            std: string;
            marks: string;
            /** @description Take the leading './' off and put the address of /gdapi/ in front. */
            image_url: string;
            /** @description Text alternative of the photo. */
            title: string;
        };
        FacultyMember: {
            id: number;
            name: string;
            /** @description The role. */
            title: string;
            details: string;
            /** @description Take the leading './' off and put the address of /gdapi/ in front. */
            image_url: string;
        };
        Login: {
            /** @enum {unknown} */
            status: "success" | "error";
            message: string;
            data: {
                id: number;
                username: string;
            } | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    add_pop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    link_label?: string;
                    link_url?: string;
                    photo: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    addfaculty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name: string;
                    title?: string;
                    subject?: string;
                    details?: string;
                    photo: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    addjob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    details: string;
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    details: string;
                };
                "multipart/form-data": {
                    title?: string;
                    details: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    addtestimonial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name: string;
                    details: string;
                    photo: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    del_jobpost: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    delete_notice: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_image: {
        parameters: {
            query?: {
                /** @description Only records before this one, as the `Link` of a reply gave it; the newest without it. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gallery, newest first */
            200: {
                headers: {
                    /** @description Where there are more records: `<?before=…>; rel="next"`, the address of the next ones. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        photos: components["schemas"]["Photo"][];
                    };
                };
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_jobpost: {
        parameters: {
            query?: {
                /** @description Only records before this one, as the `Link` of a reply gave it; the newest without it. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Job posts, newest first */
            200: {
                headers: {
                    /** @description Where there are more records: `<?before=…>; rel="next"`, the address of the next ones. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        data: components["schemas"]["Job"][];
                    };
                };
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_monials: {
        parameters: {
            query?: {
                /** @description Only records before this one, as the `Link` of a reply gave it; the newest without it. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Testimonials, newest first */
            200: {
                headers: {
                    /** @description Where there are more records: `<?before=…>; rel="next"`, the address of the next ones. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        photos: components["schemas"]["Testimonial"][];
                    };
                };
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_notices: {
        parameters: {
            query?: {
                /** @description Only records before this one, as the `Link` of a reply gave it; the newest without it. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notices, newest first */
            200: {
                headers: {
                    /** @description Where there are more records: `<?before=…>; rel="next"`, the address of the next ones. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: components["schemas"]["Notice"][];
                    };
                };
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_pop: {
        parameters: {
            query?: {
                /** @description Only records before this one, as the `Link` of a reply gave it; the newest without it. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pop-ups, newest first; `success` is false where there is none */
            200: {
                headers: {
                    /** @description Where there are more records: `<?before=…>; rel="next"`, the address of the next ones. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        photos: components["schemas"]["Popup"][];
                    };
                };
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_resume: {
        parameters: {
            query?: {
                /** @description Only records before this one, as the `Link` of a reply gave it; the newest without it. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Resumes, newest first */
            200: {
                headers: {
                    /** @description Where there are more records: `<?before=…>; rel="next"`, the address of the next ones. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        resume: components["schemas"]["Resume"][];
                    };
                };
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    get_toppers: {
        parameters: {
            query?: {
                /** @description Only records before this one, as the `Link` of a reply gave it; the newest without it. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Toppers, newest first */
            200: {
                headers: {
                    /** @description Where there are more records: `<?before=…>; rel="next"`, the address of the next ones. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        photos: components["schemas"]["Topper"][];
                    };
                };
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    getfacultylist: {
        parameters: {
            query?: {
                /** @description Only records before this one, as the `Link` of a reply gave it; the newest without it. */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Teachers, newest first */
            200: {
                headers: {
                    /** @description Where there are more records: `<?before=…>; rel="next"`, the address of the next ones. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        photos: components["schemas"]["FacultyMember"][];
                    };
                };
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    username: string;
                    password: string;
                    code?: string;
                };
                "application/x-www-form-urlencoded": {
                    username: string;
                    password: string;
                    code?: string;
                };
                "multipart/form-data": {
                    username: string;
                    password: string;
                    code?: string;
                };
            };
        };
        responses: {
            /** @description A failed login has the status `error`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Login"];
                };
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    receive_mail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    first_name?: string;
                    last_name?: string;
                    phone?: string;
                    email?: string;
                    message: string;
                };
                "application/x-www-form-urlencoded": {
                    first_name?: string;
                    last_name?: string;
                    phone?: string;
                    email?: string;
                    message: string;
                };
                "multipart/form-data": {
                    first_name?: string;
                    last_name?: string;
                    phone?: string;
                    email?: string;
                    message: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    resume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    resumeupload: string;
                };
            };
        };
        responses: {
            /** @description Words to show to the sender. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description What is wrong, and what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description That it could not be kept; try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    uploadImg: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    title?: string;
                    description?: string;
                    alt?: string;
                    photo: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    uploadnotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    details: string;
                    /** @description yyyy-MM-dd */
                    date: string;
                    /** @enum {unknown} */
                    category: "facility" | "academic" | "holiday" | "other" | "sports" | "arts" | "community" | "health";
                    /** @enum {unknown} */
                    priority: "high" | "medium" | "low";
                };
                "application/x-www-form-urlencoded": {
                    title?: string;
                    details: string;
                    /** @description yyyy-MM-dd */
                    date: string;
                    /** @enum {unknown} */
                    category: "facility" | "academic" | "holiday" | "other" | "sports" | "arts" | "community" | "health";
                    /** @enum {unknown} */
                    priority: "high" | "medium" | "low";
                };
                "multipart/form-data": {
                    title?: string;
                    details: string;
                    /** @description yyyy-MM-dd */
                    date: string;
                    /** @enum {unknown} */
                    category: "facility" | "academic" | "holiday" | "other" | "sports" | "arts" | "community" | "health";
                    /** @enum {unknown} */
                    priority: "high" | "medium" | "low";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    uploads: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. ETag, Last-Modified and ranges are understood. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            /** @description The range asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": unknown;
                };
            };
            /** @description The client has it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The picture was erased for good. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description The range lies outside the file. */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
    uploadtopper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name: string;
                    marks?: string;
                    std?: string;
                    photo: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not done: 400, 401, 403, 404, 405, 408, 413, 415, 422 or 429. `message` says what to do. */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            /** @description Not done: 500, or 503 with `Retry-After`. Try again. */
            "5XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
        };
    };
}
