/** Results of a confirmation link (D-31), by the value of `email` in the address. */
const NOTICES = new Map([
  [
    'confirmed',
    {
      role: 'status',
      text: 'Email confirmed. If your account needs approval, you get an email once an administrator has approved it.',
    },
  ],
  ['invalid', { role: 'alert', text: 'This confirmation link is invalid or has expired.' }],
]);

/** Shows the result of a confirmation link once; a reload or a shared link does not repeat it. */
export function showNotice(): void {
  const address = new URL(location.href);
  const outcome = address.searchParams.get('email');
  if (outcome === null) return;
  address.searchParams.delete('email');
  history.replaceState(history.state, '', address);
  const notice = NOTICES.get(outcome);
  if (!notice) return;
  const line = document.createElement('p');
  line.className = 'notice';
  line.setAttribute('role', notice.role);
  line.textContent = notice.text;
  document.querySelector('#notices')?.append(line);
}
