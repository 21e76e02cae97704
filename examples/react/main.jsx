import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FormEmbed } from '@inlay/sdk/embed-react';

function OrderPage() {
  const form = useRef(null);
  const [sent, setSent] = useState(null);
  return (
    <main>
      <h1>Order a cake</h1>
      <FormEmbed
        ref={form}
        formId="FORM_ID"
        baseUrl="https://forms.example.com"
        onSubmitted={(event) => setSent(event.detail.submissionId)}
      />
      {sent ? (
        <p>
          Thank you. <button onClick={() => form.current.reset()}>Order another</button>
        </p>
      ) : null}
    </main>
  );
}

createRoot(document.getElementById('app')).render(<OrderPage />);
