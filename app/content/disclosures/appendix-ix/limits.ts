export const maxValueLength = 300;
export const maxReasonLength = 200;
export const maxRemarkLength = 120;
