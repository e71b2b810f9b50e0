// Removals, withdrawals and substitutes (13.3.2, 13.3.3). Not written yet.
export {};
