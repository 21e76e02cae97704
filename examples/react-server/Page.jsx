import { useRef, useState } from 'react';
import { FormEmbed } from '@inlay/sdk/embed-react';

/** @param props.include what the server has asked the platform for; the browser does without. */
export function Page({ include }) {
  const form = useRef(null);
  const [isSent, setSent] = useState(false);
  return (
    <main>
      <h1>Order a cake</h1>
      <FormEmbed
        ref={form}
        formId="FORM_ID"
        baseUrl="https://forms.example.com"
        include={include}
        onSubmitted={() => setSent(true)}
      />
      {isSent ? (
        <p>
          Thank you. <button onClick={() => form.current.reset()}>Order another</button>
        </p>
      ) : null}
    </main>
  );
}
