# Varnish 6 or newer in front of Inlay: keeps the public pages of forms until Inlay purges them.
#   INLAY_CDN=varnish INLAY_CDN_URL=http://127.0.0.1:6081
vcl 4.1;

import std;

backend inlay {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

# Machines that run Inlay's workers.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403, "Forbidden"));
    }
    if (req.http.Surrogate-Key !~ "^[a-z0-9-]+$") {
      return (synth(400, "Surrogate-Key is missing"));
    }
    # Starts with obj., so that the ban lurker removes old copies in the background.
    ban("obj.http.Surrogate-Key ~ (^|\s)" + req.http.Surrogate-Key + "(\s|$)");
    return (synth(200, "Purged"));
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url !~ "^/(embed/|sdk/|api/public/forms/[^/?]+(\?|$))") {
    # Streams of events must not be buffered.
    if (req.url ~ "^/api/(client-)?events(\?|$)") {
      return (pipe);
    }
    return (pass);
  }

  # A page differs by these alone. Prefilled values in the address are read in the browser.
  if (req.url ~ "[?&]scheme=dark(&|$)") {
    set req.url = regsub(req.url, "\?.*", "?scheme=dark");
  } else {
    set req.url = regsub(req.url, "\?.*", "");
  }
  if (req.http.Sec-Fetch-Dest != "iframe") {
    unset req.http.Sec-Fetch-Dest;
  }
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } else {
    unset req.http.Accept-Encoding;
  }

  # Old copies are for times when Inlay is away: known to the probe, or found out by this request.
  if (std.healthy(req.backend_hint) && req.restarts == 0) {
    set req.grace = 0s;
  }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Control ~ "max-age=") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
    return (deliver);
  }
}

sub vcl_backend_error {
  # Leaves an older copy in place.
  set beresp.ttl = 0s;
  set beresp.grace = 0s;
  set beresp.http.X-Unreachable = "yes";
}

sub vcl_deliver {
  # Asks for the older copy.
  if (resp.http.X-Unreachable && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    return (restart);
  }
  unset resp.http.X-Unreachable;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
  unset resp.http.Surrogate-Control;
  unset resp.http.Surrogate-Key;
}
