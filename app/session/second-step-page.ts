export const secondStepPage = "/dashboard/staff/second-step";
