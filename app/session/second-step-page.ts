/** Where a second step is set up. */
export const secondStepPage = "/dashboard/staff/second-step";
