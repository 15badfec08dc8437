/** A complete enquiry from India, as the detailed form keeps it. */
export const detailedDraft = {
  name: 'A. Founder',
  email: 'founder@hexwell.example',
  country: { name: 'India', dial_code: '+91', code: 'IN' },
  contact: '98000 00000',
  organizationName: 'Hexwell',
  designation: 'Founder',
  projectType: 'one-time',
  budget: '10-50lac',
  projectDescription: 'A new name,\nand a film.',
  serviceVertical: [],
  subscribeToNewsletter: false,
};

/** Leaves it as a draft in this tab. */
export const leaveDetailedDraft = (changes: object = {}) =>
  sessionStorage.setItem('detailed-enquiry', JSON.stringify({ ...detailedDraft, ...changes }));
