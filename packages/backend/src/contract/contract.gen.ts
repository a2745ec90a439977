// Made from openapi.yaml by scripts/generate-contract.ts; change that file, not this one.
export const contract: unknown = {
 "openapi": "3.1.0",
 "info": {
  "title": "Keel",
  "version": "0.1.0",
  "license": {
   "name": "MIT",
   "identifier": "MIT"
  }
 },
 "servers": [
  {
   "url": "/api"
  }
 ],
 "tags": [
  {
   "name": "account"
  },
  {
   "name": "session"
  },
  {
   "name": "identity"
  },
  {
   "name": "deposits"
  },
  {
   "name": "withdrawals"
  },
  {
   "name": "investments"
  },
  {
   "name": "market"
  },
  {
   "name": "notifications"
  },
  {
   "name": "uploads"
  },
  {
   "name": "wallet"
  },
  {
   "name": "statement"
  },
  {
   "name": "service"
  },
  {
   "name": "demo"
  }
 ],
 "paths": {
  "/login": {
   "post": {
    "operationId": "login",
    "tags": [
     "account"
    ],
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/LoginRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SessionStart"
        }
       }
      }
     },
     "202": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Redirect"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "404": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/demo/continue-as": {
   "post": {
    "operationId": "continueAs",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ContinueAsRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SessionStart"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/signup": {
   "post": {
    "operationId": "signup",
    "tags": [
     "account"
    ],
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SignupRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Redirect"
        }
       }
      }
     },
     "303": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/verifyemail": {
   "post": {
    "operationId": "verifyEmail",
    "tags": [
     "account"
    ],
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/VerifyEmailRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SessionStart"
        }
       }
      }
     },
     "400": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "404": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/resend-code": {
   "post": {
    "operationId": "resendCode",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ResendCodeRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Done"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "Retry-After": {
        "$ref": "#/components/headers/RetryAfter"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/forgot-password": {
   "post": {
    "operationId": "forgotPassword",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ForgotPasswordRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Done"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "Retry-After": {
        "$ref": "#/components/headers/RetryAfter"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/reset-password": {
   "post": {
    "operationId": "resetPassword",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ResetPasswordRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PasswordReset"
        }
       }
      }
     },
     "400": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/freeze-account": {
   "post": {
    "operationId": "freezeAccount",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/FreezeAccountRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Done"
        }
       }
      }
     },
     "400": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/confirm-email": {
   "post": {
    "operationId": "confirmEmail",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/EmailLinkRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Done"
        }
       }
      }
     },
     "400": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/undo-email": {
   "post": {
    "operationId": "undoEmail",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/EmailLinkRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Done"
        }
       }
      }
     },
     "400": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/logout": {
   "post": {
    "operationId": "logout",
    "tags": [
     "session"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "responses": {
     "204": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/userbytoken": {
   "get": {
    "operationId": "getUserByToken",
    "tags": [
     "account"
    ],
    "security": [
     {
      "headerToken": []
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Account"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/changecurrency": {
   "post": {
    "operationId": "changeCurrency",
    "tags": [
     "account"
    ],
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CurrencyRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/UserChanged"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/UserMismatch"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/change-email": {
   "post": {
    "operationId": "changeEmail",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ChangeEmailRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Done"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "Retry-After": {
        "$ref": "#/components/headers/RetryAfter"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/close-account": {
   "post": {
    "operationId": "closeAccount",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Done"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/change-password": {
   "post": {
    "operationId": "changePassword",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PasswordRequest"
       }
      }
     }
    },
    "responses": {
     "204": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/identity-number": {
   "post": {
    "operationId": "revealIdentityNumber",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/OwnerRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/IdentityNumber"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/second-factor": {
   "post": {
    "operationId": "finishSignIn",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/FinishSignInRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SessionStart"
        }
       }
      }
     },
     "400": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/factors": {
   "get": {
    "operationId": "listFactors",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/FactorList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/begin-passkey": {
   "post": {
    "operationId": "beginPasskey",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PasskeyOptions"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/StepUpNeeded"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/finish-passkey": {
   "post": {
    "operationId": "finishPasskey",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/FinishPasskeyRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AddedFactor"
        }
       }
      }
     },
     "400": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/begin-authenticator": {
   "post": {
    "operationId": "beginAuthenticator",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AuthenticatorSetup"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/StepUpNeeded"
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/confirm-authenticator": {
   "post": {
    "operationId": "confirmAuthenticator",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ConfirmAuthenticatorRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AddedFactor"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/remove-factor": {
   "post": {
    "operationId": "removeFactor",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/FactorRequest"
       }
      }
     }
    },
    "responses": {
     "204": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/StepUpNeeded"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/saved-addresses": {
   "get": {
    "operationId": "listSavedAddresses",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SavedAddressList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/save-address": {
   "post": {
    "operationId": "saveAddress",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SaveAddressRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AddressSaved"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/StepUpNeeded"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/remove-saved-address": {
   "post": {
    "operationId": "removeSavedAddress",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SavedAddressRequest"
       }
      }
     }
    },
    "responses": {
     "204": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/recovery-codes": {
   "post": {
    "operationId": "newRecoveryCodes",
    "tags": [
     "account"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/RecoveryCodes"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/StepUpNeeded"
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/begin-step-up": {
   "post": {
    "operationId": "beginStepUp",
    "tags": [
     "session"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/StepUpOptions"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/step-up": {
   "post": {
    "operationId": "stepUp",
    "tags": [
     "session"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/StepUpRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/StepUpDone"
        }
       }
      }
     },
     "400": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/sessions": {
   "get": {
    "operationId": "listSessions",
    "tags": [
     "session"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SessionList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/security-events": {
   "get": {
    "operationId": "listSecurityEvents",
    "tags": [
     "session"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SecurityEventList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/end-sessions": {
   "post": {
    "operationId": "endSessions",
    "tags": [
     "session"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/EndSessionsRequest"
       }
      }
     }
    },
    "responses": {
     "204": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/events": {
   "get": {
    "operationId": "streamEvents",
    "tags": [
     "session"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "parameters": [
     {
      "name": "Last-Event-ID",
      "in": "header",
      "schema": {
       "type": "string",
       "maxLength": 100
      }
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "text/event-stream": {
        "schema": {
         "type": "string"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/registeration": {
   "post": {
    "operationId": "submitRegistration",
    "tags": [
     "identity"
    ],
    "security": [
     {
      "bearerToken": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/RegistrationRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/Replayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Redirect"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "404": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/pofilephoto": {
   "post": {
    "operationId": "saveProfilePhoto",
    "tags": [
     "identity"
    ],
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PhotoRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Redirect"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "404": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/createdeposit": {
   "post": {
    "operationId": "createDeposit",
    "tags": [
     "deposits"
    ],
    "security": [
     {
      "bearerToken": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DepositRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/Replayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DepositCreated"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/fetchdeposit": {
   "post": {
    "operationId": "listDeposits",
    "tags": [
     "deposits"
    ],
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ListRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DepositList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/UserMismatch"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/createpay": {
   "post": {
    "operationId": "createPay",
    "tags": [
     "deposits"
    ],
    "security": [
     {
      "bearerToken": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/PayRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/Replayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PaidAnswer"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/hold-deposit-rate": {
   "post": {
    "operationId": "holdDepositRate",
    "tags": [
     "deposits"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/HoldRateRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DepositCreated"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/createwithdraw": {
   "post": {
    "operationId": "createWithdraw",
    "tags": [
     "withdrawals"
    ],
    "security": [
     {
      "bearerToken": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/WithdrawRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/Replayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/WithdrawalCreated"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/fetchwithdraw": {
   "post": {
    "operationId": "listWithdrawals",
    "tags": [
     "withdrawals"
    ],
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ListRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/WithdrawalList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/UserMismatch"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/cancel-withdraw": {
   "post": {
    "operationId": "cancelWithdraw",
    "tags": [
     "withdrawals"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/CancelWithdrawRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/Replayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/WithdrawalCreated"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/UserMismatch"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/packages": {
   "get": {
    "operationId": "listPackages",
    "tags": [
     "investments"
    ],
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/IfNoneMatch"
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "Cache-Control": {
        "$ref": "#/components/headers/CacheControl"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PlanList"
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/plans": {
   "get": {
    "operationId": "listPlans",
    "tags": [
     "investments"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/CurrentPlans"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/investment/{id}": {
   "get": {
    "operationId": "getInvestment",
    "tags": [
     "investments"
    ],
    "security": [
     {
      "bearerToken": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OwnId"
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/InvestmentAnswer"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/fetch-handlers/{id}": {
   "get": {
    "operationId": "listHandlers",
    "tags": [
     "investments"
    ],
    "security": [
     {
      "bearerToken": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/OwnId"
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/HandlerAnswer"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/transfer-funds": {
   "post": {
    "operationId": "transferFunds",
    "tags": [
     "investments"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/TransferRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/Replayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/TransferAnswer"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/UserMismatch"
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/tradess": {
   "post": {
    "operationId": "listTrades",
    "tags": [
     "investments"
    ],
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ListRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/TradeList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/UserMismatch"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/request-trade": {
   "post": {
    "operationId": "requestTrade",
    "tags": [
     "investments"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/TradeRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Done"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/UserMismatch"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/market/coins/markets": {
   "get": {
    "operationId": "listMarkets",
    "tags": [
     "market"
    ],
    "x-addition": true,
    "security": [],
    "parameters": [
     {
      "name": "vs_currency",
      "in": "query",
      "required": true,
      "schema": {
       "type": "string",
       "enum": [
        "usd"
       ]
      }
     },
     {
      "name": "ids",
      "in": "query",
      "schema": {
       "type": "string",
       "maxLength": 2000,
       "pattern": "^[a-z0-9._-]+(,[a-z0-9._-]+)*$"
      }
     },
     {
      "name": "order",
      "in": "query",
      "schema": {
       "type": "string",
       "enum": [
        "market_cap_desc",
        "market_cap_asc",
        "volume_desc",
        "volume_asc",
        "id_asc",
        "id_desc"
       ],
       "default": "market_cap_desc"
      }
     },
     {
      "name": "page",
      "in": "query",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 1000,
       "default": 1
      }
     },
     {
      "name": "per_page",
      "in": "query",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 250,
       "default": 100
      }
     },
     {
      "name": "sparkline",
      "in": "query",
      "schema": {
       "type": "boolean",
       "default": false
      }
     },
     {
      "name": "price_change_percentage",
      "in": "query",
      "schema": {
       "type": "string",
       "maxLength": 60,
       "pattern": "^(1h|24h|7d|14d|30d|200d|1y)(,(1h|24h|7d|14d|30d|200d|1y))*$"
      }
     },
     {
      "$ref": "#/components/parameters/IfNoneMatch"
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "X-Market-Source": {
        "$ref": "#/components/headers/MarketSource"
       },
       "X-Market-As-Of": {
        "$ref": "#/components/headers/MarketAsOf"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/MarketList"
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/market/simple/price": {
   "get": {
    "operationId": "getSimplePrice",
    "tags": [
     "market"
    ],
    "x-addition": true,
    "security": [],
    "parameters": [
     {
      "name": "ids",
      "in": "query",
      "required": true,
      "schema": {
       "type": "string",
       "maxLength": 2000,
       "pattern": "^[a-z0-9._-]+(,[a-z0-9._-]+)*$"
      }
     },
     {
      "name": "vs_currencies",
      "in": "query",
      "required": true,
      "schema": {
       "type": "string",
       "maxLength": 200,
       "pattern": "^[a-z]{3,5}(,[a-z]{3,5})*$"
      }
     },
     {
      "$ref": "#/components/parameters/IfNoneMatch"
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "X-Market-Source": {
        "$ref": "#/components/headers/MarketSource"
       },
       "X-Market-As-Of": {
        "$ref": "#/components/headers/MarketAsOf"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/SimplePrice"
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/market/price-history": {
   "get": {
    "operationId": "getPriceHistory",
    "tags": [
     "market"
    ],
    "x-addition": true,
    "security": [],
    "parameters": [
     {
      "name": "coin",
      "in": "query",
      "required": true,
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 100,
       "pattern": "^[a-z0-9._-]+$"
      }
     },
     {
      "name": "range",
      "in": "query",
      "required": true,
      "schema": {
       "$ref": "#/components/schemas/PriceRange"
      }
     },
     {
      "$ref": "#/components/parameters/IfNoneMatch"
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "X-Market-Source": {
        "$ref": "#/components/headers/MarketSource"
       },
       "X-Market-As-Of": {
        "$ref": "#/components/headers/MarketAsOf"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PriceHistory"
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/market/exchange-rates": {
   "get": {
    "operationId": "getExchangeRates",
    "tags": [
     "market"
    ],
    "x-addition": true,
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/IfNoneMatch"
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "X-Market-Source": {
        "$ref": "#/components/headers/MarketSource"
       },
       "X-Market-As-Of": {
        "$ref": "#/components/headers/MarketAsOf"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ExchangeRates"
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/save-token": {
   "post": {
    "operationId": "saveToken",
    "tags": [
     "notifications"
    ],
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/SaveTokenRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Done"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/UserMismatch"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/delete-token": {
   "post": {
    "operationId": "deleteToken",
    "tags": [
     "notifications"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DeleteTokenRequest"
       }
      }
     }
    },
    "responses": {
     "204": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/push-key": {
   "get": {
    "operationId": "getPushKey",
    "tags": [
     "notifications"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/PushKey"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/notifications": {
   "get": {
    "operationId": "listNotifications",
    "tags": [
     "notifications"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Cursor"
     },
     {
      "$ref": "#/components/parameters/Limit"
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/NotificationList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/read-notification": {
   "post": {
    "operationId": "readNotification",
    "tags": [
     "notifications"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ReadRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ReadAnswer"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/read-all": {
   "post": {
    "operationId": "readAllNotifications",
    "tags": [
     "notifications"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/ReadAnswer"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/upload-policy": {
   "post": {
    "operationId": "createUploadPolicy",
    "tags": [
     "uploads"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/UploadPolicyRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/UploadPolicy"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/storage/{bucket}": {
   "post": {
    "operationId": "uploadObject",
    "tags": [
     "uploads"
    ],
    "x-addition": true,
    "security": [],
    "parameters": [
     {
      "name": "bucket",
      "in": "path",
      "required": true,
      "schema": {
       "type": "string",
       "pattern": "^[a-z0-9][a-z0-9.-]{2,62}$"
      }
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "multipart/form-data": {
       "schema": {
        "$ref": "#/components/schemas/UploadForm"
       }
      }
     }
    },
    "responses": {
     "204": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "Location": {
        "$ref": "#/components/headers/Location"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       }
      }
     },
     "400": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       },
       "application/xml": {
        "schema": {
         "$ref": "#/components/schemas/StorageError"
        }
       }
      }
     },
     "403": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/xml": {
        "schema": {
         "$ref": "#/components/schemas/StorageError"
        }
       }
      }
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/storage/{bucket}/{folder}/{name}": {
   "get": {
    "operationId": "getObject",
    "tags": [
     "uploads"
    ],
    "x-addition": true,
    "security": [],
    "parameters": [
     {
      "name": "bucket",
      "in": "path",
      "required": true,
      "schema": {
       "type": "string",
       "pattern": "^[a-z0-9][a-z0-9.-]{2,62}$"
      }
     },
     {
      "name": "folder",
      "in": "path",
      "required": true,
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 100
      }
     },
     {
      "name": "name",
      "in": "path",
      "required": true,
      "schema": {
       "type": "string",
       "minLength": 1,
       "maxLength": 100
      }
     },
     {
      "name": "X-Amz-Date",
      "in": "query",
      "schema": {
       "type": "string",
       "pattern": "^[0-9]{8}T[0-9]{6}Z$"
      }
     },
     {
      "name": "X-Amz-Expires",
      "in": "query",
      "schema": {
       "type": "integer",
       "minimum": 1,
       "maximum": 3600
      }
     },
     {
      "name": "X-Amz-Signature",
      "in": "query",
      "schema": {
       "type": "string",
       "pattern": "^[0-9a-f]{64}$"
      }
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "Cache-Control": {
        "$ref": "#/components/headers/CacheControl"
       }
      },
      "content": {
       "image/png": {
        "schema": {
         "type": "string",
         "format": "binary"
        }
       },
       "image/jpeg": {
        "schema": {
         "type": "string",
         "format": "binary"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "403": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/xml": {
        "schema": {
         "$ref": "#/components/schemas/StorageError"
        }
       }
      }
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/delete-upload": {
   "post": {
    "operationId": "deleteUpload",
    "tags": [
     "uploads"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DeleteUploadRequest"
       }
      }
     }
    },
    "responses": {
     "204": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/create-quote": {
   "post": {
    "operationId": "createQuote",
    "tags": [
     "wallet"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/QuoteRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/QuoteMade"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/WalletOff"
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/create-order": {
   "post": {
    "operationId": "createOrder",
    "tags": [
     "wallet"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/OrderRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "Idempotency-Replayed": {
        "$ref": "#/components/headers/Replayed"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OrderCreated"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/find-order": {
   "post": {
    "operationId": "findOrder",
    "tags": [
     "wallet"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/FindOrderRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OrderFound"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/WalletOff"
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/order/{id}": {
   "get": {
    "operationId": "getOrder",
    "tags": [
     "wallet"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "parameters": [
     {
      "name": "id",
      "in": "path",
      "required": true,
      "schema": {
       "type": "string",
       "format": "uuid"
      }
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OrderCreated"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/WalletOff"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/wallet-networks": {
   "get": {
    "operationId": "listNetworks",
    "tags": [
     "wallet"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/NetworkList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/WalletOff"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/wallet-rpc/{chain}/{network}": {
   "post": {
    "operationId": "callNetwork",
    "tags": [
     "wallet"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "parameters": [
     {
      "name": "chain",
      "in": "path",
      "required": true,
      "schema": {
       "type": "string",
       "enum": [
        "ethereum",
        "bnb",
        "bitcoin",
        "dogecoin",
        "solana"
       ]
      }
     },
     {
      "name": "network",
      "in": "path",
      "required": true,
      "schema": {
       "type": "string",
       "enum": [
        "main",
        "test"
       ]
      }
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/NetworkCall"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/NetworkAnswer"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/WalletOff"
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "502": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/fetch-orders": {
   "post": {
    "operationId": "listOrders",
    "tags": [
     "wallet"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ListRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/OrderList"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/statement": {
   "get": {
    "operationId": "getStatement",
    "tags": [
     "statement"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/Cursor"
     },
     {
      "$ref": "#/components/parameters/Limit"
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Statement"
        }
       },
       "text/csv": {
        "schema": {
         "type": "string"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/balance-history": {
   "get": {
    "operationId": "getBalanceHistory",
    "tags": [
     "statement"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "parameters": [
     {
      "name": "range",
      "in": "query",
      "required": true,
      "schema": {
       "type": "string",
       "enum": [
        "week",
        "month",
        "quarter",
        "all"
       ]
      }
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/BalanceHistory"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/export": {
   "get": {
    "operationId": "exportAccount",
    "tags": [
     "statement"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/AccountExport"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/demo/operator": {
   "get": {
    "operationId": "getDemoOperator",
    "tags": [
     "demo"
    ],
    "x-addition": true,
    "security": [],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DemoOperator"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/demo/coins": {
   "post": {
    "operationId": "getTestCoins",
    "tags": [
     "demo"
    ],
    "x-addition": true,
    "security": [
     {
      "bearerToken": []
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/TestCoinsRequest"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Done"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "401": {
      "$ref": "#/components/responses/Unauthenticated"
     },
     "403": {
      "$ref": "#/components/responses/WalletOff"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "502": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/demo/command": {
   "post": {
    "operationId": "runDemoCommand",
    "tags": [
     "demo"
    ],
    "x-addition": true,
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DemoCommand"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DemoOutcome"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/demo/time": {
   "post": {
    "operationId": "passDemoTime",
    "tags": [
     "demo"
    ],
    "x-addition": true,
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DemoTime"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DemoTimePassed"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/demo/price": {
   "post": {
    "operationId": "moveDemoPrice",
    "tags": [
     "demo"
    ],
    "x-addition": true,
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/DemoPriceMove"
       }
      }
     }
    },
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DemoPriceMoved"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Failure"
        }
       }
      }
     },
     "413": {
      "$ref": "#/components/responses/TooLarge"
     },
     "415": {
      "$ref": "#/components/responses/WrongType"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/demo/mails/{id}": {
   "get": {
    "operationId": "getDemoMail",
    "tags": [
     "demo"
    ],
    "x-addition": true,
    "security": [],
    "parameters": [
     {
      "name": "id",
      "in": "path",
      "required": true,
      "schema": {
       "type": "string",
       "format": "uuid"
      }
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/DemoMailFound"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/options": {
   "get": {
    "operationId": "getOptions",
    "tags": [
     "service"
    ],
    "x-addition": true,
    "security": [],
    "parameters": [
     {
      "$ref": "#/components/parameters/IfNoneMatch"
     }
    ],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "Cache-Control": {
        "$ref": "#/components/headers/CacheControl"
       },
       "ETag": {
        "$ref": "#/components/headers/ETag"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Options"
        }
       }
      }
     },
     "304": {
      "$ref": "#/components/responses/NotModified"
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "422": {
      "$ref": "#/components/responses/Invalid"
     },
     "429": {
      "$ref": "#/components/responses/TooMany"
     },
     "500": {
      "$ref": "#/components/responses/Broken"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/health/live": {
   "get": {
    "operationId": "getLiveness",
    "tags": [
     "service"
    ],
    "x-addition": true,
    "servers": [
     {
      "url": "/"
     }
    ],
    "security": [],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Health"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  },
  "/health/ready": {
   "get": {
    "operationId": "getReadiness",
    "tags": [
     "service"
    ],
    "x-addition": true,
    "servers": [
     {
      "url": "/"
     }
    ],
    "security": [],
    "responses": {
     "200": {
      "headers": {
       "X-Request-Id": {
        "$ref": "#/components/headers/RequestId"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Health"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/Malformed"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     },
     "default": {
      "$ref": "#/components/responses/Unexpected"
     }
    }
   }
  }
 },
 "components": {
  "securitySchemes": {
   "headerToken": {
    "type": "apiKey",
    "in": "header",
    "name": "header"
   },
   "bearerToken": {
    "type": "http",
    "scheme": "bearer"
   }
  },
  "parameters": {
   "IdempotencyKey": {
    "name": "Idempotency-Key",
    "in": "header",
    "x-addition": true,
    "schema": {
     "type": "string",
     "minLength": 8,
     "maxLength": 255,
     "pattern": "^[!-~]+$"
    }
   },
   "OwnId": {
    "name": "id",
    "in": "path",
    "required": true,
    "schema": {
     "type": "string",
     "format": "uuid"
    }
   },
   "Cursor": {
    "name": "cursor",
    "in": "query",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 200
    }
   },
   "Limit": {
    "name": "limit",
    "in": "query",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 200,
     "default": 50
    }
   },
   "IfNoneMatch": {
    "name": "If-None-Match",
    "in": "header",
    "x-addition": true,
    "schema": {
     "type": "string",
     "maxLength": 200
    }
   }
  },
  "headers": {
   "RequestId": {
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 100
    }
   },
   "RetryAfter": {
    "required": true,
    "schema": {
     "type": "integer",
     "minimum": 1,
     "maximum": 86400
    }
   },
   "Replayed": {
    "schema": {
     "type": "string",
     "enum": [
      "true"
     ]
    }
   },
   "ETag": {
    "schema": {
     "type": "string",
     "maxLength": 100
    }
   },
   "CacheControl": {
    "schema": {
     "type": "string"
    }
   },
   "MarketSource": {
    "required": true,
    "schema": {
     "type": "string",
     "enum": [
      "live",
      "cache",
      "stale",
      "simulated"
     ]
    }
   },
   "MarketAsOf": {
    "required": true,
    "schema": {
     "type": "string",
     "format": "date-time"
    }
   },
   "Location": {
    "required": true,
    "schema": {
     "type": "string",
     "maxLength": 2048
    }
   }
  },
  "responses": {
   "Malformed": {
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Failure"
      }
     }
    }
   },
   "Unauthenticated": {
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Failure"
      }
     }
    }
   },
   "UserMismatch": {
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Failure"
      }
     }
    }
   },
   "StepUpNeeded": {
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Failure"
      }
     }
    }
   },
   "WalletOff": {
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Failure"
      }
     }
    }
   },
   "NotFound": {
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Failure"
      }
     }
    }
   },
   "TooLarge": {
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Failure"
      }
     }
    }
   },
   "WrongType": {
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Failure"
      }
     }
    }
   },
   "Invalid": {
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Failure"
      }
     }
    }
   },
   "TooMany": {
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Failure"
      }
     }
    }
   },
   "Broken": {
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Failure"
      }
     }
    }
   },
   "Unavailable": {
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Failure"
      }
     }
    }
   },
   "Unexpected": {
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     }
    },
    "content": {
     "application/json": {
      "schema": {
       "$ref": "#/components/schemas/Failure"
      }
     }
    }
   },
   "NotModified": {
    "headers": {
     "X-Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "ETag": {
      "$ref": "#/components/headers/ETag"
     }
    }
   }
  },
  "schemas": {
   "Money": {
    "type": "string",
    "pattern": "^-?(0|[1-9][0-9]{0,11})\\.[0-9]{2}$"
   },
   "MoneyOrNull": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^-?(0|[1-9][0-9]{0,11})\\.[0-9]{2}$"
   },
   "MoneyInput": {
    "type": [
     "string",
     "integer"
    ],
    "pattern": "^(0|[1-9][0-9]{0,11})(\\.[0-9]{1,2})?$",
    "minimum": 0,
    "maximum": 999999999999
   },
   "Quantity": {
    "type": "string",
    "pattern": "^(0|[1-9][0-9]{0,17})(\\.[0-9]{1,18})?$"
   },
   "Currency": {
    "type": "string",
    "pattern": "^[A-Z]{3}$"
   },
   "KycStatus": {
    "type": "string",
    "enum": [
     "true",
     "pending",
     "false"
    ]
   },
   "DepositType": {
    "type": "string",
    "enum": [
     "Bitcoin",
     "Etheruem",
     "Xrp",
     "Solana",
     "Usdt(solana)",
     "Bnb",
     "Dodge",
     "Gcash",
     "Ethereum",
     "Usdt",
     "Usdt Erc20",
     "Usdt Trc20"
    ]
   },
   "DepositStatus": {
    "type": "string",
    "enum": [
     "pending",
     "confirmed",
     "declined"
    ]
   },
   "PaidMark": {
    "type": "string",
    "enum": [
     "Paid",
     "unPaid"
    ]
   },
   "WithdrawMethod": {
    "type": "string",
    "enum": [
     "bank",
     "bitcoin",
     "etherium",
     "cashapp",
     "zelle"
    ]
   },
   "WithdrawStatus": {
    "type": "string",
    "enum": [
     "Pending",
     "Processing",
     "Completed",
     "Rejected",
     "Cancelled",
     "Returned"
    ]
   },
   "HandlerStatus": {
    "type": "string",
    "enum": [
     "active",
     "paused",
     "completed",
     "expired"
    ]
   },
   "Gender": {
    "type": "string",
    "enum": [
     "male",
     "female"
    ]
   },
   "ErrorCode": {
    "type": "string",
    "enum": [
     "malformed_request",
     "validation_failed",
     "payload_too_large",
     "unsupported_media_type",
     "method_not_allowed",
     "not_found",
     "rate_limited",
     "internal_error",
     "unavailable",
     "unauthenticated",
     "session_expired",
     "user_mismatch",
     "unknown_account",
     "account_exists",
     "wrong_password",
     "common_password",
     "invalid_code",
     "invalid_link",
     "email_taken",
     "package_required",
     "unknown_package",
     "account_not_verified",
     "account_suspended",
     "account_in_use",
     "identity_required",
     "payouts_held",
     "wallet_not_enabled",
     "already_approved",
     "wrong_state",
     "limit_exceeded",
     "insufficient_fund",
     "invalid_address",
     "upload_not_owned",
     "upload_in_use",
     "unknown_currency",
     "push_endpoint_refused",
     "idempotency_mismatch",
     "idempotency_key_required",
     "idempotency_in_progress",
     "network_not_configured",
     "network_unreachable",
     "unknown_quote",
     "quote_expired",
     "quote_used",
     "quote_mismatch",
     "step_up_needed",
     "second_factor_required",
     "wrong_factor",
     "challenge_expired"
    ]
   },
   "MessageCode": {
    "type": "string",
    "enum": [
     "malformed_request",
     "validation_failed",
     "payload_too_large",
     "unsupported_media_type",
     "method_not_allowed",
     "not_found",
     "rate_limited",
     "internal_error",
     "unavailable",
     "unauthenticated",
     "session_expired",
     "user_mismatch",
     "unknown_account",
     "unknown_email",
     "account_exists",
     "wrong_password",
     "wrong_sign_in",
     "common_password",
     "password_short",
     "passwords_differ",
     "wrong_code",
     "invalid_code",
     "code_too_soon",
     "link_used",
     "link_expired",
     "link_unknown",
     "link_too_soon",
     "link_sent_if_known",
     "freeze_link_used",
     "freeze_link_expired",
     "freeze_link_unknown",
     "account_frozen",
     "password_reset",
     "email_link_sent",
     "email_unchanged",
     "email_changed",
     "email_taken",
     "email_restored",
     "email_not_restored",
     "undo_link_expired",
     "login_email_invalid",
     "login_password_short",
     "signup_email_invalid",
     "package_required",
     "first_name_required",
     "last_name_required",
     "gender_required",
     "country_required",
     "phone_required",
     "account_not_verified",
     "account_suspended",
     "account_closed",
     "close_deposit_open",
     "close_withdrawal_open",
     "close_order_open",
     "close_invested",
     "close_profit_left",
     "close_balance_left",
     "identity_required",
     "payouts_held",
     "wallet_not_enabled",
     "already_approved",
     "photo_missing",
     "photo_not_uploaded",
     "uploads_full",
     "upload_in_use",
     "deposit_mode_required",
     "deposit_fields_wrong",
     "user_missing",
     "deposits_waiting",
     "deposit_decided",
     "deposit_rate_held",
     "demo_refused",
     "deposit_without_rate",
     "orders_waiting",
     "sales_unpaid",
     "insufficient_fund",
     "amount_not_above_zero",
     "withdrawal_fields_missing",
     "withdrawals_waiting",
     "withdrawal_decided",
     "withdrawal_processing",
     "invalid_address",
     "unknown_currency",
     "push_endpoint_refused",
     "idempotency_mismatch",
     "idempotency_key_required",
     "idempotency_in_progress",
     "network_not_configured",
     "network_unreachable",
     "network_method_unknown",
     "network_params_wrong",
     "unknown_quote",
     "quote_expired",
     "quote_used",
     "quote_mismatch",
     "quote_needed",
     "order_too_small",
     "quote_not_for_sending",
     "quantity_wrong",
     "chain_unknown",
     "asset_unknown",
     "cursor_wrong",
     "event_id_wrong",
     "code_sent",
     "code_sent_if_waiting",
     "currency_changed",
     "deposit_created",
     "payment_marked",
     "payment_unmarked",
     "registration_received",
     "photo_saved",
     "trade_requested",
     "funds_transferred",
     "withdrawal_requested",
     "withdrawal_cancelled",
     "notifications_on",
     "order_created",
     "second_factor_asked",
     "step_up_needed",
     "second_factor_required",
     "wrong_factor",
     "challenge_expired",
     "passkey_refused",
     "passkey_known",
     "factors_full",
     "last_factor",
     "no_factor",
     "factor_added",
     "saved_label_wrong",
     "saved_label_taken",
     "saved_address_known",
     "saved_addresses_full",
     "address_saved"
    ]
   },
   "MessageParams": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "count": {
      "type": "integer",
      "minimum": 0,
      "x-addition": true
     },
     "until": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     }
    }
   },
   "NoticeCode": {
    "type": "string",
    "enum": [
     "deposit_confirmed",
     "deposit_declined",
     "balance_added",
     "balance_taken",
     "bonus_added",
     "withdrawal_paid",
     "withdrawal_rejected",
     "withdrawal_returned",
     "identity_verified",
     "identity_refused",
     "identity_revoked"
    ]
   },
   "NoticeParams": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "amount": {
      "$ref": "#/components/schemas/Money",
      "x-addition": true
     },
     "reason": {
      "type": "string",
      "maxLength": 400,
      "x-addition": true
     }
    }
   },
   "EntryCode": {
    "type": "string",
    "enum": [
     "deposit",
     "withdrawal_held",
     "withdrawal_paid",
     "withdrawal_returned",
     "order_held",
     "order_paid",
     "order_credited",
     "order_returned",
     "profit",
     "bonus",
     "investment",
     "investment_returned",
     "correction"
    ]
   },
   "EntryParams": {
    "type": "object",
    "additionalProperties": false,
    "properties": {
     "method": {
      "type": "string",
      "maxLength": 40,
      "x-addition": true
     },
     "order": {
      "type": "string",
      "enum": [
       "buy",
       "sell",
       "send"
      ],
      "x-addition": true
     },
     "asset": {
      "type": "string",
      "maxLength": 20,
      "x-addition": true
     },
     "reason": {
      "type": "string",
      "maxLength": 400,
      "x-addition": true
     }
    }
   },
   "FieldError": {
    "type": "object",
    "required": [
     "field",
     "message"
    ],
    "properties": {
     "field": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "x-addition": true
     },
     "message": {
      "type": "string",
      "minLength": 1,
      "maxLength": 300
     }
    }
   },
   "Failure": {
    "type": "object",
    "required": [
     "bool",
     "message",
     "code",
     "requestId"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": false
     },
     "message": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500
     },
     "code": {
      "$ref": "#/components/schemas/ErrorCode",
      "x-addition": true
     },
     "messageCode": {
      "$ref": "#/components/schemas/MessageCode",
      "x-addition": true
     },
     "params": {
      "$ref": "#/components/schemas/MessageParams",
      "x-addition": true
     },
     "requestId": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "x-addition": true
     },
     "errors": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/FieldError"
      },
      "x-addition": true
     }
    }
   },
   "Done": {
    "type": "object",
    "required": [
     "bool",
     "message"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true
     },
     "message": {
      "type": "string"
     },
     "messageCode": {
      "$ref": "#/components/schemas/MessageCode",
      "x-addition": true
     },
     "params": {
      "$ref": "#/components/schemas/MessageParams",
      "x-addition": true
     }
    }
   },
   "PasswordReset": {
    "type": "object",
    "required": [
     "bool",
     "message"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "message": {
      "type": "string",
      "x-addition": true
     },
     "messageCode": {
      "$ref": "#/components/schemas/MessageCode",
      "x-addition": true
     },
     "params": {
      "$ref": "#/components/schemas/MessageParams",
      "x-addition": true
     },
     "deviceToken": {
      "$ref": "#/components/schemas/DeviceToken",
      "x-addition": true
     }
    }
   },
   "Redirect": {
    "type": "object",
    "required": [
     "bool",
     "message",
     "url"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true
     },
     "message": {
      "type": "string"
     },
     "messageCode": {
      "$ref": "#/components/schemas/MessageCode",
      "x-addition": true
     },
     "params": {
      "$ref": "#/components/schemas/MessageParams",
      "x-addition": true
     },
     "url": {
      "type": "string",
      "enum": [
       "/verification",
       "/profile",
       "/wallet",
       "/login"
      ]
     },
     "secondFactor": {
      "$ref": "#/components/schemas/SecondFactorAsked",
      "x-addition": true
     },
     "signUpToken": {
      "$ref": "#/components/schemas/SignUpToken",
      "x-addition": true
     }
    }
   },
   "User": {
    "type": "object",
    "required": [
     "_id",
     "firstName",
     "lastName",
     "email",
     "currency",
     "profilePhotoUrl",
     "availableBalance",
     "accountStatus",
     "kycVerified",
     "walletFeauture",
     "nid",
     "country",
     "state",
     "address",
     "password"
    ],
    "properties": {
     "_id": {
      "type": "string",
      "format": "uuid"
     },
     "firstName": {
      "type": "string",
      "maxLength": 100
     },
     "lastName": {
      "type": "string",
      "maxLength": 100
     },
     "email": {
      "type": "string",
      "format": "email",
      "maxLength": 254
     },
     "currency": {
      "$ref": "#/components/schemas/Currency"
     },
     "profilePhotoUrl": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 2048
     },
     "availableBalance": {
      "$ref": "#/components/schemas/Money"
     },
     "accountStatus": {
      "type": "boolean"
     },
     "suspended": {
      "type": "boolean",
      "x-addition": true
     },
     "payoutsHeldUntil": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time",
      "x-addition": true
     },
     "kycVerified": {
      "$ref": "#/components/schemas/KycStatus"
     },
     "walletFeauture": {
      "type": "boolean"
     },
     "nid": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 32
     },
     "country": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 100
     },
     "state": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 100
     },
     "address": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200
     },
     "password": {
      "type": "string",
      "const": "••••••••"
     }
    }
   },
   "Admin": {
    "type": "object",
    "required": [
     "bitcoinwalletaddress",
     "ethereumwalletaddress",
     "usdt_walletaddress",
     "usdt_erc20walletaddress",
     "usdt_trc20walletaddress",
     "bitcoin",
     "etherium",
     "xrp",
     "solana",
     "usdtsolana",
     "bnb",
     "dodge",
     "instructions"
    ],
    "properties": {
     "bitcoinwalletaddress": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 128
     },
     "ethereumwalletaddress": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 128
     },
     "usdt_walletaddress": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 128
     },
     "usdt_erc20walletaddress": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 128
     },
     "usdt_trc20walletaddress": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 128
     },
     "bitcoin": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 128
     },
     "etherium": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 128
     },
     "xrp": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 128
     },
     "solana": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 128
     },
     "usdtsolana": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 128
     },
     "bnb": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 128
     },
     "dodge": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 128
     },
     "instructions": {
      "type": "object",
      "maxProperties": 12,
      "propertyNames": {
       "$ref": "#/components/schemas/DepositType"
      },
      "additionalProperties": {
       "type": "string",
       "minLength": 1,
       "maxLength": 1000
      },
      "x-addition": true
     }
    }
   },
   "Transaction": {
    "type": "object",
    "required": [
     "id",
     "kind",
     "date",
     "amount",
     "method",
     "status"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     },
     "kind": {
      "type": "string",
      "enum": [
       "deposit",
       "withdrawal"
      ],
      "x-addition": true
     },
     "date": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     },
     "amount": {
      "$ref": "#/components/schemas/Money",
      "x-addition": true
     },
     "method": {
      "type": "string",
      "maxLength": 40,
      "x-addition": true
     },
     "status": {
      "type": "string",
      "enum": [
       "pending",
       "confirmed",
       "declined",
       "Pending",
       "Processing",
       "Completed",
       "Rejected",
       "Cancelled",
       "Returned"
      ],
      "x-addition": true
     }
    }
   },
   "ContinueAsRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "as"
    ],
    "properties": {
     "as": {
      "type": "string",
      "enum": [
       "amelia",
       "noah",
       "mei",
       "tomas"
      ],
      "x-addition": true
     },
     "deviceToken": {
      "$ref": "#/components/schemas/DeviceToken",
      "x-addition": true
     }
    }
   },
   "LoginRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email",
     "password"
    ],
    "x-messages": {
     "email": "login_email_invalid",
     "password": "login_password_short"
    },
    "properties": {
     "email": {
      "type": "string",
      "format": "email",
      "maxLength": 254
     },
     "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128,
      "format": "password"
     },
     "deviceToken": {
      "$ref": "#/components/schemas/DeviceToken",
      "x-addition": true
     }
    }
   },
   "DeviceToken": {
    "type": "string",
    "minLength": 20,
    "maxLength": 200,
    "pattern": "^[A-Za-z0-9_-]{20,200}$"
   },
   "SessionStart": {
    "type": "object",
    "required": [
     "token",
     "user",
     "expiresIn"
    ],
    "properties": {
     "token": {
      "type": "string",
      "minLength": 20,
      "maxLength": 200
     },
     "user": {
      "$ref": "#/components/schemas/User"
     },
     "expiresIn": {
      "type": "number",
      "exclusiveMinimum": 0
     },
     "deviceToken": {
      "$ref": "#/components/schemas/DeviceToken",
      "x-addition": true
     }
    }
   },
   "FactorWay": {
    "type": "string",
    "enum": [
     "passkey",
     "code",
     "recovery"
    ]
   },
   "SecondFactorAsked": {
    "type": "object",
    "required": [
     "challenge",
     "ways",
     "passkey"
    ],
    "properties": {
     "challenge": {
      "type": "string",
      "minLength": 20,
      "maxLength": 200,
      "x-addition": true
     },
     "ways": {
      "type": "array",
      "minItems": 1,
      "maxItems": 3,
      "items": {
       "$ref": "#/components/schemas/FactorWay"
      },
      "x-addition": true
     },
     "passkey": {
      "type": [
       "object",
       "null"
      ],
      "additionalProperties": true,
      "x-addition": true
     }
    }
   },
   "SignedPasskey": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "clientDataJSON",
     "authenticatorData",
     "signature"
    ],
    "properties": {
     "id": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1400,
      "pattern": "^[A-Za-z0-9_-]+$",
      "x-addition": true
     },
     "clientDataJSON": {
      "type": "string",
      "minLength": 1,
      "maxLength": 4000,
      "pattern": "^[A-Za-z0-9_-]+$",
      "x-addition": true
     },
     "authenticatorData": {
      "type": "string",
      "minLength": 1,
      "maxLength": 4000,
      "pattern": "^[A-Za-z0-9_-]+$",
      "x-addition": true
     },
     "signature": {
      "type": "string",
      "minLength": 1,
      "maxLength": 8000,
      "pattern": "^[A-Za-z0-9_-]+$",
      "x-addition": true
     }
    }
   },
   "NewPasskey": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id",
     "clientDataJSON",
     "attestationObject",
     "transports"
    ],
    "properties": {
     "id": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1400,
      "pattern": "^[A-Za-z0-9_-]+$",
      "x-addition": true
     },
     "clientDataJSON": {
      "type": "string",
      "minLength": 1,
      "maxLength": 4000,
      "pattern": "^[A-Za-z0-9_-]+$",
      "x-addition": true
     },
     "attestationObject": {
      "type": "string",
      "minLength": 1,
      "maxLength": 24000,
      "pattern": "^[A-Za-z0-9_-]+$",
      "x-addition": true
     },
     "transports": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "type": "string",
       "enum": [
        "ble",
        "cable",
        "hybrid",
        "internal",
        "nfc",
        "smart-card",
        "usb"
       ]
      },
      "x-addition": true
     }
    }
   },
   "CodeProof": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "code"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "const": "code",
      "x-addition": true
     },
     "code": {
      "type": "string",
      "pattern": "^[0-9]{6}$",
      "x-addition": true
     }
    }
   },
   "RecoveryProof": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "code"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "const": "recovery",
      "x-addition": true
     },
     "code": {
      "type": "string",
      "minLength": 16,
      "maxLength": 40,
      "x-addition": true
     }
    }
   },
   "PasskeyProof": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "passkey"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "const": "passkey",
      "x-addition": true
     },
     "passkey": {
      "$ref": "#/components/schemas/SignedPasskey",
      "x-addition": true
     }
    }
   },
   "PasswordProof": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "kind",
     "password"
    ],
    "properties": {
     "kind": {
      "type": "string",
      "const": "password",
      "x-addition": true
     },
     "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128,
      "format": "password",
      "x-addition": true
     }
    }
   },
   "FactorProof": {
    "oneOf": [
     {
      "$ref": "#/components/schemas/CodeProof"
     },
     {
      "$ref": "#/components/schemas/RecoveryProof"
     },
     {
      "$ref": "#/components/schemas/PasskeyProof"
     }
    ]
   },
   "FinishSignInRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "challenge",
     "proof"
    ],
    "properties": {
     "challenge": {
      "type": "string",
      "minLength": 20,
      "maxLength": 200,
      "x-addition": true
     },
     "proof": {
      "$ref": "#/components/schemas/FactorProof",
      "x-addition": true
     },
     "deviceToken": {
      "$ref": "#/components/schemas/DeviceToken",
      "x-addition": true
     }
    }
   },
   "StepUpRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "proof"
    ],
    "properties": {
     "proof": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/PasswordProof"
       },
       {
        "$ref": "#/components/schemas/CodeProof"
       },
       {
        "$ref": "#/components/schemas/RecoveryProof"
       },
       {
        "$ref": "#/components/schemas/PasskeyProof"
       }
      ],
      "x-addition": true
     }
    }
   },
   "StepUpOptions": {
    "type": "object",
    "required": [
     "bool",
     "ways",
     "passkey"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "ways": {
      "type": "array",
      "minItems": 1,
      "maxItems": 3,
      "items": {
       "type": "string",
       "enum": [
        "password",
        "passkey",
        "code",
        "recovery"
       ]
      },
      "x-addition": true
     },
     "passkey": {
      "type": [
       "object",
       "null"
      ],
      "additionalProperties": true,
      "x-addition": true
     }
    }
   },
   "StepUpDone": {
    "type": "object",
    "required": [
     "bool",
     "freshUntil"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "freshUntil": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     }
    }
   },
   "Factor": {
    "type": "object",
    "required": [
     "_id",
     "kind",
     "name",
     "createdAt",
     "lastUsedAt"
    ],
    "properties": {
     "_id": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     },
     "kind": {
      "type": "string",
      "enum": [
       "passkey",
       "authenticator"
      ],
      "x-addition": true
     },
     "name": {
      "type": "string",
      "maxLength": 60,
      "x-addition": true
     },
     "createdAt": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     },
     "lastUsedAt": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time",
      "x-addition": true
     }
    }
   },
   "FactorList": {
    "type": "object",
    "required": [
     "bool",
     "message",
     "backupCodesLeft",
     "isRequired",
     "passkeyDomain"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "message": {
      "type": "array",
      "maxItems": 20,
      "items": {
       "$ref": "#/components/schemas/Factor"
      },
      "x-addition": true
     },
     "backupCodesLeft": {
      "type": "integer",
      "minimum": 0,
      "maximum": 10,
      "x-addition": true
     },
     "isRequired": {
      "type": "boolean",
      "x-addition": true
     },
     "passkeyDomain": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 253,
      "x-addition": true
     }
    }
   },
   "SavedAddress": {
    "type": "object",
    "required": [
     "_id",
     "label",
     "chain",
     "network",
     "address",
     "createdAt"
    ],
    "properties": {
     "_id": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     },
     "label": {
      "type": "string",
      "minLength": 1,
      "maxLength": 40,
      "x-addition": true
     },
     "chain": {
      "type": "string",
      "enum": [
       "ethereum",
       "bnb",
       "bitcoin",
       "dogecoin",
       "solana"
      ],
      "x-addition": true
     },
     "network": {
      "type": "string",
      "enum": [
       "main",
       "test"
      ],
      "x-addition": true
     },
     "address": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "x-addition": true
     },
     "createdAt": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     }
    }
   },
   "SavedAddressList": {
    "type": "object",
    "required": [
     "bool",
     "message"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "message": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/SavedAddress"
      },
      "x-addition": true
     }
    }
   },
   "SaveAddressRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "label",
     "chain",
     "network",
     "address"
    ],
    "x-messages": {
     "label": "saved_label_wrong",
     "address": "invalid_address"
    },
    "properties": {
     "label": {
      "type": "string",
      "minLength": 1,
      "maxLength": 40,
      "x-addition": true
     },
     "chain": {
      "type": "string",
      "enum": [
       "ethereum",
       "bnb",
       "bitcoin",
       "dogecoin",
       "solana"
      ],
      "x-addition": true
     },
     "network": {
      "type": "string",
      "enum": [
       "main",
       "test"
      ],
      "x-addition": true
     },
     "address": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "x-addition": true
     }
    }
   },
   "AddressSaved": {
    "type": "object",
    "required": [
     "bool",
     "message",
     "savedAddress"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "message": {
      "type": "string",
      "x-addition": true
     },
     "messageCode": {
      "$ref": "#/components/schemas/MessageCode",
      "x-addition": true
     },
     "savedAddress": {
      "$ref": "#/components/schemas/SavedAddress",
      "x-addition": true
     }
    }
   },
   "SavedAddressRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     }
    }
   },
   "FactorRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     }
    }
   },
   "PasskeyOptions": {
    "type": "object",
    "required": [
     "bool",
     "options"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "options": {
      "type": "object",
      "additionalProperties": true,
      "x-addition": true
     }
    }
   },
   "FinishPasskeyRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "passkey"
    ],
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60,
      "pattern": "\\S",
      "x-addition": true
     },
     "passkey": {
      "$ref": "#/components/schemas/NewPasskey",
      "x-addition": true
     }
    }
   },
   "AuthenticatorSetup": {
    "type": "object",
    "required": [
     "bool",
     "setupKey",
     "uri"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "setupKey": {
      "type": "string",
      "pattern": "^[A-Z2-7]{32}$",
      "x-addition": true
     },
     "uri": {
      "type": "string",
      "maxLength": 1000,
      "x-addition": true
     }
    }
   },
   "ConfirmAuthenticatorRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "code"
    ],
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60,
      "pattern": "\\S",
      "x-addition": true
     },
     "code": {
      "type": "string",
      "pattern": "^[0-9]{6}$",
      "x-addition": true
     }
    }
   },
   "AddedFactor": {
    "type": "object",
    "required": [
     "bool",
     "message",
     "factor",
     "backupCodes"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "message": {
      "type": "string",
      "x-addition": true
     },
     "messageCode": {
      "$ref": "#/components/schemas/MessageCode",
      "x-addition": true
     },
     "factor": {
      "$ref": "#/components/schemas/Factor",
      "x-addition": true
     },
     "backupCodes": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "type": "string",
       "maxLength": 40
      },
      "x-addition": true
     }
    }
   },
   "RecoveryCodes": {
    "type": "object",
    "required": [
     "bool",
     "backupCodes"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "backupCodes": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "type": "string",
       "maxLength": 40
      },
      "x-addition": true
     }
    }
   },
   "SignupRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "package",
     "firstName",
     "lastName",
     "email",
     "password",
     "confirmPassword",
     "gender",
     "country",
     "phone"
    ],
    "x-messages": {
     "package": "package_required",
     "firstName": "first_name_required",
     "lastName": "last_name_required",
     "email": "signup_email_invalid",
     "password": "password_short",
     "confirmPassword": "passwords_differ",
     "gender": "gender_required",
     "country": "country_required",
     "phone": "phone_required"
    },
    "properties": {
     "package": {
      "type": "string",
      "format": "uuid"
     },
     "firstName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60,
      "pattern": "^(?=.*\\S)[^\\u0000-\\u001F\\u007F]*$"
     },
     "lastName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60,
      "pattern": "^(?=.*\\S)[^\\u0000-\\u001F\\u007F]*$"
     },
     "email": {
      "type": "string",
      "format": "email",
      "maxLength": 254
     },
     "password": {
      "type": "string",
      "minLength": 7,
      "maxLength": 128,
      "format": "password"
     },
     "confirmPassword": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128,
      "format": "password"
     },
     "gender": {
      "$ref": "#/components/schemas/Gender"
     },
     "country": {
      "type": "string",
      "minLength": 2,
      "maxLength": 100
     },
     "phone": {
      "type": "string",
      "minLength": 5,
      "maxLength": 20,
      "pattern": "^\\+?[0-9 ()./-]+$"
     },
     "accountPackage": {
      "$ref": "#/components/schemas/Plan"
     }
    }
   },
   "VerifyEmailRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email",
     "code"
    ],
    "properties": {
     "email": {
      "type": "string",
      "format": "email",
      "maxLength": 254
     },
     "code": {
      "type": "string",
      "pattern": "^[0-9]{4}$"
     },
     "signUpToken": {
      "$ref": "#/components/schemas/SignUpToken",
      "x-addition": true
     },
     "deviceToken": {
      "$ref": "#/components/schemas/DeviceToken",
      "x-addition": true
     }
    }
   },
   "SignUpToken": {
    "type": "string",
    "minLength": 20,
    "maxLength": 200,
    "pattern": "^[A-Za-z0-9_-]{20,200}$"
   },
   "ResendCodeRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email"
    ],
    "properties": {
     "email": {
      "type": "string",
      "format": "email",
      "maxLength": 254,
      "x-addition": true
     },
     "signUpToken": {
      "$ref": "#/components/schemas/SignUpToken",
      "x-addition": true
     }
    }
   },
   "ForgotPasswordRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email"
    ],
    "properties": {
     "email": {
      "type": "string",
      "format": "email",
      "maxLength": 254,
      "x-addition": true
     }
    },
    "x-messages": {
     "email": "login_email_invalid"
    }
   },
   "ResetPasswordRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "token",
     "password"
    ],
    "properties": {
     "token": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "x-addition": true
     },
     "password": {
      "type": "string",
      "minLength": 8,
      "maxLength": 128,
      "format": "password",
      "x-addition": true
     },
     "deviceToken": {
      "$ref": "#/components/schemas/DeviceToken",
      "x-addition": true
     }
    },
    "x-messages": {
     "password": "password_short"
    }
   },
   "FreezeAccountRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "token"
    ],
    "properties": {
     "token": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "x-addition": true
     }
    }
   },
   "ChangeEmailRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "email"
    ],
    "properties": {
     "email": {
      "type": "string",
      "format": "email",
      "maxLength": 254,
      "x-addition": true
     }
    },
    "x-messages": {
     "email": "login_email_invalid"
    }
   },
   "EmailLinkRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "token"
    ],
    "properties": {
     "token": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "x-addition": true
     }
    }
   },
   "Account": {
    "type": "object",
    "required": [
     "user",
     "admin",
     "transactions",
     "investments"
    ],
    "properties": {
     "user": {
      "$ref": "#/components/schemas/User"
     },
     "admin": {
      "$ref": "#/components/schemas/Admin"
     },
     "transactions": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/Transaction"
      }
     },
     "investments": {
      "$ref": "#/components/schemas/Investment"
     }
    }
   },
   "CurrencyRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "name",
     "code",
     "user"
    ],
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "code": {
      "$ref": "#/components/schemas/Currency"
     },
     "user": {
      "type": "string",
      "format": "uuid"
     }
    }
   },
   "UserChanged": {
    "type": "object",
    "required": [
     "bool",
     "message",
     "user"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true
     },
     "message": {
      "type": "string"
     },
     "messageCode": {
      "$ref": "#/components/schemas/MessageCode",
      "x-addition": true
     },
     "params": {
      "$ref": "#/components/schemas/MessageParams",
      "x-addition": true
     },
     "user": {
      "$ref": "#/components/schemas/User"
     }
    }
   },
   "OwnerRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "password"
    ],
    "properties": {
     "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128,
      "format": "password",
      "x-addition": true
     }
    }
   },
   "IdentityNumber": {
    "type": "object",
    "required": [
     "bool",
     "nid"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "nid": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 32,
      "x-addition": true
     }
    }
   },
   "PasswordRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "current",
     "next"
    ],
    "properties": {
     "current": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128,
      "format": "password",
      "x-addition": true
     },
     "next": {
      "type": "string",
      "minLength": 7,
      "maxLength": 128,
      "format": "password",
      "x-addition": true
     }
    }
   },
   "Session": {
    "type": "object",
    "required": [
     "_id",
     "createdAt",
     "lastSeenAt",
     "expiresAt",
     "userAgent",
     "current"
    ],
    "properties": {
     "_id": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     },
     "createdAt": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     },
     "lastSeenAt": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     },
     "expiresAt": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     },
     "userAgent": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 300,
      "x-addition": true
     },
     "current": {
      "type": "boolean",
      "x-addition": true
     }
    }
   },
   "SessionList": {
    "type": "object",
    "required": [
     "bool",
     "message"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "message": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/components/schemas/Session"
      },
      "x-addition": true
     }
    }
   },
   "SecurityEventKind": {
    "type": "string",
    "enum": [
     "sign_in",
     "sign_out",
     "email_code",
     "proof",
     "password_change",
     "password_reset",
     "reset_link",
     "email_change",
     "factor_added",
     "factor_removed",
     "recovery_codes",
     "factors_reset",
     "account_frozen",
     "account_suspended",
     "account_restored",
     "account_closed",
     "sessions_ended",
     "address_saved",
     "address_removed"
    ],
    "x-addition": true
   },
   "SecurityEventOutcome": {
    "type": "string",
    "enum": [
     "done",
     "factor_asked",
     "wrong_password",
     "wrong_factor",
     "wrong_code",
     "limited"
    ],
    "x-addition": true
   },
   "SecurityEvent": {
    "type": "object",
    "required": [
     "_id",
     "at",
     "kind",
     "outcome",
     "network",
     "browser",
     "system"
    ],
    "properties": {
     "_id": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     },
     "at": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     },
     "kind": {
      "$ref": "#/components/schemas/SecurityEventKind",
      "x-addition": true
     },
     "outcome": {
      "$ref": "#/components/schemas/SecurityEventOutcome",
      "x-addition": true
     },
     "network": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 43,
      "x-addition": true
     },
     "browser": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 40,
      "x-addition": true
     },
     "system": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 40,
      "x-addition": true
     }
    }
   },
   "SecurityEventList": {
    "type": "object",
    "required": [
     "bool",
     "message"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "message": {
      "type": "array",
      "maxItems": 20,
      "items": {
       "$ref": "#/components/schemas/SecurityEvent"
      },
      "x-addition": true
     }
    }
   },
   "EndSessionsRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "ids"
    ],
    "properties": {
     "ids": {
      "oneOf": [
       {
        "type": "string",
        "const": "others"
       },
       {
        "type": "array",
        "minItems": 1,
        "maxItems": 10,
        "items": {
         "type": "string",
         "format": "uuid"
        }
       }
      ],
      "x-addition": true
     }
    }
   },
   "RegistrationRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "Nid",
     "country",
     "state",
     "address",
     "passportUrl",
     "firstName",
     "lastName",
     "email"
    ],
    "properties": {
     "Nid": {
      "type": "string",
      "pattern": "^[A-Za-z0-9 -]{4,32}$"
     },
     "country": {
      "type": "string",
      "minLength": 2,
      "maxLength": 100
     },
     "state": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "\\S"
     },
     "address": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "\\S"
     },
     "passportUrl": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500
     },
     "firstName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "\\S"
     },
     "lastName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "\\S"
     },
     "email": {
      "type": "string",
      "format": "email",
      "maxLength": 254
     }
    }
   },
   "PhotoRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "profilePhotoUrl",
     "email"
    ],
    "properties": {
     "profilePhotoUrl": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500
     },
     "email": {
      "type": "string",
      "format": "email",
      "maxLength": 254
     }
    }
   },
   "Plan": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "_id",
     "name",
     "price",
     "currency",
     "features"
    ],
    "properties": {
     "_id": {
      "type": "string",
      "format": "uuid"
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "price": {
      "$ref": "#/components/schemas/Money"
     },
     "currency": {
      "$ref": "#/components/schemas/Currency",
      "x-addition": true
     },
     "features": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "type": "string",
       "maxLength": 300
      }
     }
    }
   },
   "PlanList": {
    "type": "object",
    "required": [
     "bool",
     "message"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true
     },
     "message": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/Plan"
      }
     }
    }
   },
   "CurrentPlans": {
    "type": "object",
    "required": [
     "bool",
     "message",
     "current"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "message": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/Plan"
      },
      "x-addition": true
     },
     "current": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid",
      "x-addition": true
     }
    }
   },
   "Investment": {
    "type": "object",
    "required": [
     "totalProfit",
     "referralBonus",
     "totalDeposit",
     "isActive",
     "investmentPlan",
     "amount",
     "date",
     "profit"
    ],
    "properties": {
     "totalProfit": {
      "$ref": "#/components/schemas/Money"
     },
     "referralBonus": {
      "$ref": "#/components/schemas/Money"
     },
     "totalDeposit": {
      "$ref": "#/components/schemas/Money"
     },
     "isActive": {
      "type": "boolean"
     },
     "investmentPlan": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 100
     },
     "amount": {
      "$ref": "#/components/schemas/MoneyOrNull"
     },
     "date": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time"
     },
     "profit": {
      "$ref": "#/components/schemas/MoneyOrNull"
     },
     "endDate": {
      "type": [
       "string",
       "null"
      ],
      "format": "date-time",
      "x-addition": true
     }
    }
   },
   "InvestmentAnswer": {
    "type": "object",
    "required": [
     "bool",
     "message"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true
     },
     "message": {
      "$ref": "#/components/schemas/Investment"
     }
    }
   },
   "Handler": {
    "type": "object",
    "required": [
     "status",
     "paused",
     "totalDepositsRequired",
     "depositsMade",
     "depositAmount",
     "daysLeft",
     "startDate"
    ],
    "properties": {
     "status": {
      "$ref": "#/components/schemas/HandlerStatus"
     },
     "paused": {
      "type": "boolean"
     },
     "totalDepositsRequired": {
      "type": "integer",
      "minimum": 0,
      "maximum": 10000
     },
     "depositsMade": {
      "type": "integer",
      "minimum": 0,
      "maximum": 10000
     },
     "depositAmount": {
      "$ref": "#/components/schemas/Money"
     },
     "daysLeft": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100000
     },
     "startDate": {
      "type": "string",
      "format": "date-time"
     }
    }
   },
   "HandlerAnswer": {
    "type": "object",
    "required": [
     "bool",
     "message"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true
     },
     "message": {
      "type": "object",
      "required": [
       "handler"
      ],
      "properties": {
       "handler": {
        "type": "array",
        "maxItems": 200,
        "items": {
         "$ref": "#/components/schemas/Handler"
        }
       }
      }
     }
    }
   },
   "TransferRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "amount",
     "user"
    ],
    "properties": {
     "amount": {
      "$ref": "#/components/schemas/MoneyInput",
      "x-addition": true
     },
     "user": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     }
    }
   },
   "TransferAnswer": {
    "type": "object",
    "required": [
     "bool",
     "message",
     "investment",
     "user"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "message": {
      "type": "string",
      "x-addition": true
     },
     "messageCode": {
      "$ref": "#/components/schemas/MessageCode",
      "x-addition": true
     },
     "params": {
      "$ref": "#/components/schemas/MessageParams",
      "x-addition": true
     },
     "investment": {
      "$ref": "#/components/schemas/Investment",
      "x-addition": true
     },
     "user": {
      "$ref": "#/components/schemas/User",
      "x-addition": true
     }
    }
   },
   "Trade": {
    "type": "object",
    "required": [
     "_id",
     "date",
     "pair",
     "profit",
     "loss"
    ],
    "properties": {
     "_id": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     },
     "date": {
      "type": "string",
      "format": "date-time"
     },
     "pair": {
      "type": "string",
      "minLength": 1,
      "maxLength": 40
     },
     "profit": {
      "$ref": "#/components/schemas/Money"
     },
     "loss": {
      "$ref": "#/components/schemas/Money"
     }
    }
   },
   "ListRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "user"
    ],
    "properties": {
     "user": {
      "type": "string",
      "format": "uuid"
     },
     "cursor": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "x-addition": true
     },
     "limit": {
      "type": "integer",
      "minimum": 1,
      "maximum": 200,
      "default": 50,
      "x-addition": true
     }
    }
   },
   "TradeList": {
    "type": "object",
    "required": [
     "bool",
     "message"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true
     },
     "message": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/Trade"
      }
     },
     "nextCursor": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200,
      "x-addition": true
     }
    }
   },
   "TradeRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "user"
    ],
    "properties": {
     "user": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     },
     "note": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "x-addition": true
     }
    }
   },
   "Deposit": {
    "type": "object",
    "required": [
     "depositId",
     "date",
     "amount",
     "type",
     "plan",
     "status",
     "paid",
     "address"
    ],
    "properties": {
     "depositId": {
      "type": "string",
      "format": "uuid"
     },
     "date": {
      "type": "string",
      "format": "date-time"
     },
     "amount": {
      "$ref": "#/components/schemas/Money"
     },
     "credited": {
      "$ref": "#/components/schemas/MoneyOrNull",
      "x-addition": true
     },
     "type": {
      "$ref": "#/components/schemas/DepositType"
     },
     "plan": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "x-addition": true
     },
     "status": {
      "$ref": "#/components/schemas/DepositStatus"
     },
     "paid": {
      "$ref": "#/components/schemas/PaidMark"
     },
     "address": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 128,
      "x-addition": true
     },
     "held": {
      "$ref": "#/components/schemas/HeldRate",
      "x-addition": true
     }
    }
   },
   "DepositRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "mode",
     "amount",
     "plan",
     "user"
    ],
    "x-messages": {
     "mode": "deposit_mode_required",
     "amount": "deposit_fields_wrong",
     "plan": "deposit_fields_wrong",
     "user": "user_missing"
    },
    "properties": {
     "mode": {
      "$ref": "#/components/schemas/DepositType"
     },
     "amount": {
      "$ref": "#/components/schemas/MoneyInput"
     },
     "plan": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "user": {
      "type": "string",
      "format": "uuid"
     }
    }
   },
   "DepositCreated": {
    "type": "object",
    "required": [
     "bool",
     "message",
     "deposit"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true
     },
     "message": {
      "type": "string"
     },
     "messageCode": {
      "$ref": "#/components/schemas/MessageCode",
      "x-addition": true
     },
     "params": {
      "$ref": "#/components/schemas/MessageParams",
      "x-addition": true
     },
     "deposit": {
      "$ref": "#/components/schemas/Deposit",
      "x-addition": true
     }
    }
   },
   "DepositList": {
    "type": "object",
    "required": [
     "bool",
     "message"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true
     },
     "message": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/Deposit"
      }
     },
     "nextCursor": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200,
      "x-addition": true
     }
    }
   },
   "PayRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "depositId",
     "paid"
    ],
    "properties": {
     "depositId": {
      "type": "string",
      "format": "uuid"
     },
     "paid": {
      "$ref": "#/components/schemas/PaidMark"
     },
     "date": {
      "type": "string",
      "format": "date-time"
     },
     "amount": {
      "$ref": "#/components/schemas/MoneyInput"
     },
     "credited": {
      "$ref": "#/components/schemas/MoneyOrNull",
      "x-addition": true
     },
     "type": {
      "$ref": "#/components/schemas/DepositType"
     },
     "plan": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "x-addition": true
     },
     "status": {
      "$ref": "#/components/schemas/DepositStatus"
     },
     "address": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 128,
      "x-addition": true
     },
     "held": {
      "$ref": "#/components/schemas/HeldRate",
      "x-addition": true
     }
    }
   },
   "HeldRate": {
    "type": [
     "object",
     "null"
    ],
    "additionalProperties": false,
    "required": [
     "coinAmount",
     "rate",
     "asOf",
     "heldUntil"
    ],
    "properties": {
     "coinAmount": {
      "type": "string",
      "maxLength": 40,
      "pattern": "^[0-9]+([.][0-9]+)?$",
      "x-addition": true
     },
     "rate": {
      "type": "string",
      "maxLength": 40,
      "pattern": "^[0-9]+([.][0-9]+)?$",
      "x-addition": true
     },
     "asOf": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     },
     "heldUntil": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     }
    }
   },
   "HoldRateRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "depositId"
    ],
    "properties": {
     "depositId": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     }
    }
   },
   "PaidAnswer": {
    "type": "object",
    "required": [
     "bool",
     "message",
     "paid"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true
     },
     "message": {
      "type": "string"
     },
     "messageCode": {
      "$ref": "#/components/schemas/MessageCode",
      "x-addition": true
     },
     "params": {
      "$ref": "#/components/schemas/MessageParams",
      "x-addition": true
     },
     "paid": {
      "$ref": "#/components/schemas/PaidMark"
     }
    }
   },
   "Withdrawal": {
    "type": "object",
    "required": [
     "_id",
     "date",
     "amount",
     "method",
     "status",
     "destination",
     "reference",
     "reason"
    ],
    "properties": {
     "_id": {
      "type": "string",
      "format": "uuid"
     },
     "date": {
      "type": "string",
      "format": "date-time"
     },
     "amount": {
      "$ref": "#/components/schemas/Money"
     },
     "method": {
      "$ref": "#/components/schemas/WithdrawMethod"
     },
     "status": {
      "$ref": "#/components/schemas/WithdrawStatus"
     },
     "destination": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 60,
      "x-addition": true
     },
     "reference": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 120,
      "x-addition": true
     },
     "reason": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 300,
      "x-addition": true
     }
    }
   },
   "WithdrawRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "amount",
     "method",
     "user"
    ],
    "x-messages": {
     "amount": "withdrawal_fields_missing",
     "method": "withdrawal_fields_missing"
    },
    "properties": {
     "amount": {
      "$ref": "#/components/schemas/MoneyInput"
     },
     "method": {
      "$ref": "#/components/schemas/WithdrawMethod"
     },
     "user": {
      "type": "string",
      "format": "uuid"
     },
     "account_name": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 100
     },
     "account_number": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 40
     },
     "bank_name": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 100
     },
     "bitcoin_address": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 100
     },
     "etherium_address": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 64
     },
     "cashapp_address": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 60
     },
     "zelle_address": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 254
     }
    }
   },
   "WithdrawalCreated": {
    "type": "object",
    "required": [
     "bool",
     "message",
     "withdrawal"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true
     },
     "message": {
      "type": "string"
     },
     "messageCode": {
      "$ref": "#/components/schemas/MessageCode",
      "x-addition": true
     },
     "params": {
      "$ref": "#/components/schemas/MessageParams",
      "x-addition": true
     },
     "withdrawal": {
      "$ref": "#/components/schemas/Withdrawal",
      "x-addition": true
     }
    }
   },
   "WithdrawalList": {
    "type": "object",
    "required": [
     "bool",
     "message"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true
     },
     "message": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/Withdrawal"
      }
     },
     "nextCursor": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200,
      "x-addition": true
     }
    }
   },
   "CancelWithdrawRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "_id",
     "user"
    ],
    "properties": {
     "_id": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     },
     "user": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     }
    }
   },
   "Notification": {
    "type": "object",
    "required": [
     "_id",
     "title",
     "message",
     "image",
     "url",
     "date",
     "read"
    ],
    "properties": {
     "_id": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     },
     "title": {
      "type": "string",
      "maxLength": 120,
      "x-addition": true
     },
     "message": {
      "type": "string",
      "maxLength": 500,
      "x-addition": true
     },
     "messageCode": {
      "$ref": "#/components/schemas/NoticeCode",
      "x-addition": true
     },
     "params": {
      "$ref": "#/components/schemas/NoticeParams",
      "x-addition": true
     },
     "image": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 2048,
      "x-addition": true
     },
     "url": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 300,
      "x-addition": true
     },
     "date": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     },
     "read": {
      "type": "boolean",
      "x-addition": true
     }
    }
   },
   "NotificationList": {
    "type": "object",
    "required": [
     "bool",
     "message",
     "unread"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "message": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/Notification"
      },
      "x-addition": true
     },
     "unread": {
      "type": "integer",
      "minimum": 0,
      "x-addition": true
     },
     "nextCursor": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200,
      "x-addition": true
     }
    }
   },
   "ReadAnswer": {
    "type": "object",
    "required": [
     "bool",
     "message",
     "unread"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "message": {
      "type": "string",
      "x-addition": true
     },
     "unread": {
      "type": "integer",
      "minimum": 0,
      "x-addition": true
     }
    }
   },
   "ReadRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "id"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     }
    }
   },
   "SaveTokenRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "token",
     "user"
    ],
    "properties": {
     "token": {
      "type": "string",
      "minLength": 1,
      "maxLength": 4096
     },
     "user": {
      "type": "string",
      "format": "uuid"
     }
    }
   },
   "DeleteTokenRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "endpoint"
    ],
    "properties": {
     "endpoint": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2048,
      "format": "uri",
      "x-addition": true
     }
    }
   },
   "PushKey": {
    "type": "object",
    "required": [
     "bool",
     "message"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "message": {
      "type": "string",
      "pattern": "^[A-Za-z0-9_-]{87}$",
      "x-addition": true
     }
    }
   },
   "UploadPolicyRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "purpose",
     "contentType",
     "size"
    ],
    "properties": {
     "purpose": {
      "type": "string",
      "enum": [
       "profile",
       "identity"
      ],
      "x-addition": true
     },
     "contentType": {
      "type": "string",
      "enum": [
       "image/png",
       "image/jpeg"
      ],
      "x-addition": true
     },
     "size": {
      "type": "integer",
      "minimum": 1,
      "maximum": 10485760,
      "x-addition": true
     }
    }
   },
   "UploadFields": {
    "type": "object",
    "required": [
     "key",
     "acl",
     "Content-Type",
     "x-amz-server-side-encryption",
     "x-amz-credential",
     "x-amz-algorithm",
     "x-amz-date",
     "policy",
     "x-amz-signature"
    ],
    "properties": {
     "key": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "x-addition": true
     },
     "acl": {
      "type": "string",
      "enum": [
       "public-read",
       "private"
      ],
      "x-addition": true
     },
     "Content-Type": {
      "type": "string",
      "enum": [
       "image/png",
       "image/jpeg"
      ],
      "x-addition": true
     },
     "x-amz-server-side-encryption": {
      "type": "string",
      "enum": [
       "AES256"
      ],
      "x-addition": true
     },
     "x-amz-credential": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "x-addition": true
     },
     "x-amz-algorithm": {
      "type": "string",
      "enum": [
       "AWS4-HMAC-SHA256"
      ],
      "x-addition": true
     },
     "x-amz-date": {
      "type": "string",
      "pattern": "^[0-9]{8}T[0-9]{6}Z$",
      "x-addition": true
     },
     "policy": {
      "type": "string",
      "minLength": 1,
      "maxLength": 4096,
      "x-addition": true
     },
     "x-amz-signature": {
      "type": "string",
      "pattern": "^[0-9a-f]{64}$",
      "x-addition": true
     }
    }
   },
   "UploadPolicy": {
    "type": "object",
    "required": [
     "url",
     "fields",
     "location",
     "expiresAt"
    ],
    "properties": {
     "url": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2048,
      "x-addition": true
     },
     "fields": {
      "$ref": "#/components/schemas/UploadFields",
      "x-addition": true
     },
     "location": {
      "type": "string",
      "minLength": 1,
      "maxLength": 2048,
      "x-addition": true
     },
     "expiresAt": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     }
    }
   },
   "UploadForm": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "key",
     "acl",
     "Content-Type",
     "x-amz-server-side-encryption",
     "x-amz-credential",
     "x-amz-algorithm",
     "x-amz-date",
     "policy",
     "x-amz-signature",
     "file"
    ],
    "properties": {
     "key": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "x-addition": true
     },
     "acl": {
      "type": "string",
      "enum": [
       "public-read",
       "private"
      ],
      "x-addition": true
     },
     "Content-Type": {
      "type": "string",
      "enum": [
       "image/png",
       "image/jpeg"
      ],
      "x-addition": true
     },
     "x-amz-server-side-encryption": {
      "type": "string",
      "enum": [
       "AES256"
      ],
      "x-addition": true
     },
     "x-amz-credential": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "x-addition": true
     },
     "x-amz-algorithm": {
      "type": "string",
      "enum": [
       "AWS4-HMAC-SHA256"
      ],
      "x-addition": true
     },
     "x-amz-date": {
      "type": "string",
      "pattern": "^[0-9]{8}T[0-9]{6}Z$",
      "x-addition": true
     },
     "policy": {
      "type": "string",
      "minLength": 1,
      "maxLength": 4096,
      "x-addition": true
     },
     "x-amz-signature": {
      "type": "string",
      "pattern": "^[0-9a-f]{64}$",
      "x-addition": true
     },
     "file": {
      "type": "string",
      "format": "binary",
      "x-addition": true
     }
    }
   },
   "DeleteUploadRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "key"
    ],
    "properties": {
     "key": {
      "type": "string",
      "minLength": 1,
      "maxLength": 500,
      "x-addition": true
     }
    }
   },
   "StorageError": {
    "type": "object",
    "xml": {
     "name": "Error"
    },
    "required": [
     "Code",
     "Message",
     "RequestId"
    ],
    "properties": {
     "Code": {
      "type": "string",
      "enum": [
       "SignatureDoesNotMatch",
       "AccessDenied",
       "EntityTooLarge",
       "EntityTooSmall",
       "MalformedPOSTRequest",
       "InvalidPolicyDocument"
      ],
      "x-addition": true
     },
     "Message": {
      "type": "string",
      "x-addition": true
     },
     "RequestId": {
      "type": "string",
      "x-addition": true
     }
    }
   },
   "MarketRow": {
    "type": "object",
    "required": [
     "id",
     "symbol",
     "name",
     "image",
     "current_price",
     "market_cap",
     "market_cap_rank",
     "price_change_percentage_24h",
     "last_updated"
    ],
    "properties": {
     "id": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "x-addition": true
     },
     "symbol": {
      "type": "string",
      "minLength": 1,
      "maxLength": 50,
      "x-addition": true
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "x-addition": true
     },
     "image": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 2048,
      "x-addition": true
     },
     "current_price": {
      "type": [
       "number",
       "null"
      ],
      "x-addition": true
     },
     "market_cap": {
      "type": [
       "number",
       "null"
      ],
      "x-addition": true
     },
     "market_cap_rank": {
      "type": [
       "integer",
       "null"
      ],
      "x-addition": true
     },
     "fully_diluted_valuation": {
      "type": [
       "number",
       "null"
      ],
      "x-addition": true
     },
     "total_volume": {
      "type": [
       "number",
       "null"
      ],
      "x-addition": true
     },
     "high_24h": {
      "type": [
       "number",
       "null"
      ],
      "x-addition": true
     },
     "low_24h": {
      "type": [
       "number",
       "null"
      ],
      "x-addition": true
     },
     "price_change_24h": {
      "type": [
       "number",
       "null"
      ],
      "x-addition": true
     },
     "price_change_percentage_24h": {
      "type": [
       "number",
       "null"
      ],
      "x-addition": true
     },
     "market_cap_change_24h": {
      "type": [
       "number",
       "null"
      ],
      "x-addition": true
     },
     "market_cap_change_percentage_24h": {
      "type": [
       "number",
       "null"
      ],
      "x-addition": true
     },
     "circulating_supply": {
      "type": [
       "number",
       "null"
      ],
      "x-addition": true
     },
     "total_supply": {
      "type": [
       "number",
       "null"
      ],
      "x-addition": true
     },
     "max_supply": {
      "type": [
       "number",
       "null"
      ],
      "x-addition": true
     },
     "ath": {
      "type": [
       "number",
       "null"
      ],
      "x-addition": true
     },
     "ath_change_percentage": {
      "type": [
       "number",
       "null"
      ],
      "x-addition": true
     },
     "ath_date": {
      "type": [
       "string",
       "null"
      ],
      "x-addition": true
     },
     "atl": {
      "type": [
       "number",
       "null"
      ],
      "x-addition": true
     },
     "atl_change_percentage": {
      "type": [
       "number",
       "null"
      ],
      "x-addition": true
     },
     "atl_date": {
      "type": [
       "string",
       "null"
      ],
      "x-addition": true
     },
     "roi": {
      "type": [
       "object",
       "null"
      ],
      "properties": {
       "times": {
        "type": [
         "number",
         "null"
        ],
        "x-addition": true
       },
       "currency": {
        "type": [
         "string",
         "null"
        ],
        "x-addition": true
       },
       "percentage": {
        "type": [
         "number",
         "null"
        ],
        "x-addition": true
       }
      },
      "x-addition": true
     },
     "last_updated": {
      "type": [
       "string",
       "null"
      ],
      "x-addition": true
     },
     "sparkline_in_7d": {
      "type": [
       "object",
       "null"
      ],
      "required": [
       "price"
      ],
      "properties": {
       "price": {
        "type": "array",
        "maxItems": 400,
        "items": {
         "type": "number"
        },
        "x-addition": true
       }
      },
      "x-addition": true
     },
     "price_change_percentage_24h_in_currency": {
      "type": [
       "number",
       "null"
      ],
      "x-addition": true
     },
     "simulated": {
      "type": "boolean",
      "x-addition": true
     }
    }
   },
   "MarketList": {
    "type": "array",
    "maxItems": 250,
    "items": {
     "$ref": "#/components/schemas/MarketRow"
    }
   },
   "SimplePrice": {
    "type": "object",
    "additionalProperties": {
     "type": "object",
     "additionalProperties": {
      "type": [
       "number",
       "null"
      ]
     }
    }
   },
   "PriceRange": {
    "type": "string",
    "enum": [
     "day",
     "month",
     "quarter",
     "year"
    ]
   },
   "PriceHistory": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "prices"
    ],
    "properties": {
     "prices": {
      "type": "array",
      "maxItems": 400,
      "items": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "date",
        "price"
       ],
       "properties": {
        "date": {
         "type": "string",
         "format": "date-time",
         "x-addition": true
        },
        "price": {
         "type": "number",
         "minimum": 0,
         "x-addition": true
        }
       }
      },
      "x-addition": true
     }
    }
   },
   "ExchangeRates": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "base",
     "rates"
    ],
    "properties": {
     "base": {
      "type": "string",
      "enum": [
       "USD"
      ],
      "x-addition": true
     },
     "rates": {
      "type": "object",
      "x-addition": true,
      "additionalProperties": {
       "type": "number",
       "exclusiveMinimum": 0
      }
     }
    }
   },
   "OrderRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type",
     "asset",
     "quantity",
     "chain",
     "network"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "buy",
       "sell",
       "send"
      ],
      "x-addition": true
     },
     "asset": {
      "type": "string",
      "pattern": "^[A-Z0-9]{2,10}$",
      "x-addition": true
     },
     "quantity": {
      "$ref": "#/components/schemas/Quantity",
      "x-addition": true
     },
     "chain": {
      "type": "string",
      "pattern": "^[a-z0-9-]{2,32}$",
      "x-addition": true
     },
     "network": {
      "type": "string",
      "enum": [
       "main",
       "test"
      ],
      "x-addition": true
     },
     "address": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 128,
      "x-addition": true
     },
     "quote": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid",
      "x-addition": true
     }
    }
   },
   "Order": {
    "type": "object",
    "required": [
     "_id",
     "date",
     "type",
     "asset",
     "quantity",
     "chain",
     "network",
     "address",
     "amount",
     "status",
     "state",
     "fee",
     "networkFee",
     "counterparty",
     "txId",
     "confirmations",
     "payTo",
     "waitsFor",
     "reason"
    ],
    "properties": {
     "_id": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     },
     "date": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     },
     "type": {
      "type": "string",
      "enum": [
       "buy",
       "sell",
       "send"
      ],
      "x-addition": true
     },
     "asset": {
      "type": "string",
      "x-addition": true
     },
     "quantity": {
      "$ref": "#/components/schemas/Quantity",
      "x-addition": true
     },
     "chain": {
      "type": "string",
      "x-addition": true
     },
     "network": {
      "type": "string",
      "enum": [
       "main",
       "test"
      ],
      "x-addition": true
     },
     "address": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 128,
      "x-addition": true
     },
     "amount": {
      "$ref": "#/components/schemas/MoneyOrNull",
      "x-addition": true
     },
     "status": {
      "type": "string",
      "enum": [
       "Pending",
       "Completed",
       "Rejected"
      ],
      "x-addition": true
     },
     "state": {
      "type": "string",
      "enum": [
       "pending",
       "settled",
       "failed",
       "refunded"
      ],
      "x-addition": true
     },
     "fee": {
      "$ref": "#/components/schemas/MoneyOrNull",
      "x-addition": true
     },
     "networkFee": {
      "$ref": "#/components/schemas/MoneyOrNull",
      "x-addition": true
     },
     "counterparty": {
      "type": [
       "string",
       "null"
      ],
      "x-addition": true
     },
     "txId": {
      "type": [
       "string",
       "null"
      ],
      "x-addition": true
     },
     "confirmations": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "x-addition": true
     },
     "payTo": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/PayTo"
       },
       {
        "type": "null"
       }
      ],
      "x-addition": true
     },
     "waitsFor": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "coins",
       "confirmations",
       "price",
       "operator",
       null
      ],
      "x-addition": true
     },
     "reason": {
      "type": [
       "string",
       "null"
      ],
      "x-addition": true
     }
    }
   },
   "PayTo": {
    "type": "object",
    "required": [
     "address",
     "quantity",
     "until"
    ],
    "properties": {
     "address": {
      "type": "string",
      "maxLength": 128,
      "x-addition": true
     },
     "quantity": {
      "$ref": "#/components/schemas/Quantity",
      "x-addition": true
     },
     "until": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     }
    }
   },
   "QuoteRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type",
     "asset",
     "chain",
     "network"
    ],
    "properties": {
     "type": {
      "type": "string",
      "enum": [
       "buy",
       "sell"
      ],
      "x-addition": true
     },
     "asset": {
      "type": "string",
      "pattern": "^[A-Z0-9]{2,10}$",
      "x-addition": true
     },
     "quantity": {
      "$ref": "#/components/schemas/Quantity",
      "x-addition": true
     },
     "amount": {
      "$ref": "#/components/schemas/MoneyInput",
      "x-addition": true
     },
     "chain": {
      "type": "string",
      "pattern": "^[a-z0-9-]{2,32}$",
      "x-addition": true
     },
     "network": {
      "type": "string",
      "enum": [
       "main",
       "test"
      ],
      "x-addition": true
     }
    }
   },
   "Quote": {
    "type": "object",
    "required": [
     "_id",
     "type",
     "asset",
     "quantity",
     "chain",
     "network",
     "marketRate",
     "rate",
     "spreadPercent",
     "fee",
     "feePercent",
     "networkFee",
     "amount",
     "bandPercent",
     "source",
     "asOf",
     "expiresAt",
     "counterparty"
    ],
    "properties": {
     "_id": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     },
     "type": {
      "type": "string",
      "enum": [
       "buy",
       "sell"
      ],
      "x-addition": true
     },
     "asset": {
      "type": "string",
      "x-addition": true
     },
     "quantity": {
      "$ref": "#/components/schemas/Quantity",
      "x-addition": true
     },
     "chain": {
      "type": "string",
      "x-addition": true
     },
     "network": {
      "type": "string",
      "enum": [
       "main",
       "test"
      ],
      "x-addition": true
     },
     "marketRate": {
      "$ref": "#/components/schemas/Quantity",
      "x-addition": true
     },
     "rate": {
      "$ref": "#/components/schemas/Quantity",
      "x-addition": true
     },
     "spreadPercent": {
      "$ref": "#/components/schemas/Quantity",
      "x-addition": true
     },
     "fee": {
      "$ref": "#/components/schemas/Money",
      "x-addition": true
     },
     "feePercent": {
      "$ref": "#/components/schemas/Quantity",
      "x-addition": true
     },
     "networkFee": {
      "$ref": "#/components/schemas/MoneyOrNull",
      "x-addition": true
     },
     "amount": {
      "$ref": "#/components/schemas/Money",
      "x-addition": true
     },
     "bandPercent": {
      "type": [
       "string",
       "null"
      ],
      "pattern": "^\\d{1,2}(\\.\\d{1,2})?$",
      "x-addition": true
     },
     "source": {
      "type": "string",
      "enum": [
       "live",
       "cache",
       "stale",
       "simulated"
      ],
      "x-addition": true
     },
     "asOf": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     },
     "expiresAt": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     },
     "counterparty": {
      "type": "string",
      "x-addition": true
     }
    }
   },
   "QuoteMade": {
    "type": "object",
    "required": [
     "bool",
     "message",
     "quote"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "message": {
      "type": "string",
      "x-addition": true
     },
     "quote": {
      "$ref": "#/components/schemas/Quote",
      "x-addition": true
     }
    }
   },
   "FindOrderRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "attempt"
    ],
    "properties": {
     "attempt": {
      "type": "string",
      "minLength": 8,
      "maxLength": 255,
      "pattern": "^[!-~]+$",
      "x-addition": true
     }
    }
   },
   "OrderFound": {
    "type": "object",
    "required": [
     "bool",
     "message",
     "order"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "message": {
      "type": "string",
      "x-addition": true
     },
     "order": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/Order"
       },
       {
        "type": "null"
       }
      ],
      "x-addition": true
     }
    }
   },
   "Network": {
    "type": "object",
    "required": [
     "chain",
     "network",
     "configured",
     "local",
     "demo",
     "chainId",
     "confirmations",
     "tokens",
     "trades",
     "explorer"
    ],
    "properties": {
     "chain": {
      "type": "string",
      "enum": [
       "ethereum",
       "bnb",
       "bitcoin",
       "dogecoin",
       "solana"
      ],
      "x-addition": true
     },
     "network": {
      "type": "string",
      "enum": [
       "main",
       "test"
      ],
      "x-addition": true
     },
     "configured": {
      "type": "boolean",
      "x-addition": true
     },
     "local": {
      "type": "boolean",
      "x-addition": true
     },
     "demo": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "running",
       "starting",
       "unavailable",
       "separate",
       null
      ],
      "x-addition": true
     },
     "chainId": {
      "type": [
       "integer",
       "null"
      ],
      "x-addition": true
     },
     "confirmations": {
      "type": "integer",
      "minimum": 1,
      "x-addition": true
     },
     "tokens": {
      "type": "array",
      "maxItems": 20,
      "items": {
       "$ref": "#/components/schemas/NetworkToken"
      },
      "x-addition": true
     },
     "trades": {
      "type": "array",
      "maxItems": 20,
      "items": {
       "type": "string"
      },
      "x-addition": true
     },
     "explorer": {
      "type": [
       "string",
       "null"
      ],
      "x-addition": true
     }
    }
   },
   "TestCoinsRequest": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "chain",
     "address"
    ],
    "properties": {
     "chain": {
      "type": "string",
      "enum": [
       "ethereum",
       "bnb",
       "bitcoin",
       "dogecoin",
       "solana"
      ],
      "x-addition": true
     },
     "address": {
      "type": "string",
      "minLength": 1,
      "maxLength": 128,
      "x-addition": true
     }
    }
   },
   "NetworkToken": {
    "type": "object",
    "required": [
     "asset",
     "decimals",
     "contract"
    ],
    "properties": {
     "asset": {
      "type": "string",
      "x-addition": true
     },
     "decimals": {
      "type": "integer",
      "minimum": 0,
      "maximum": 18,
      "x-addition": true
     },
     "contract": {
      "type": "string",
      "maxLength": 128,
      "x-addition": true
     }
    }
   },
   "NetworkList": {
    "type": "object",
    "required": [
     "bool",
     "message"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "message": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/components/schemas/Network"
      },
      "x-addition": true
     }
    }
   },
   "NetworkCall": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "method",
     "params"
    ],
    "properties": {
     "method": {
      "type": "string",
      "enum": [
       "eth_blockNumber",
       "eth_call",
       "eth_chainId",
       "eth_estimateGas",
       "eth_feeHistory",
       "eth_gasPrice",
       "eth_getBalance",
       "eth_getBlockByNumber",
       "eth_getCode",
       "eth_getLogs",
       "eth_getTransactionByHash",
       "eth_getTransactionCount",
       "eth_getTransactionReceipt",
       "eth_maxPriorityFeePerGas",
       "eth_sendRawTransaction",
       "address_transactions",
       "address_utxos",
       "broadcast",
       "fee_estimates",
       "tip_height",
       "transaction",
       "transaction_hex",
       "getAccountInfo",
       "getBalance",
       "getBlockHeight",
       "getLatestBlockhash",
       "getMinimumBalanceForRentExemption",
       "getRecentPrioritizationFees",
       "getSignatureStatuses",
       "getSignaturesForAddress",
       "getTokenAccountBalance",
       "sendTransaction",
       "simulateTransaction"
      ],
      "x-addition": true
     },
     "params": {
      "type": "array",
      "maxItems": 4,
      "items": {
       "type": [
        "string",
        "number",
        "boolean",
        "object",
        "array",
        "null"
       ],
       "maxLength": 40000,
       "maxItems": 100,
       "items": {
        "type": [
         "string",
         "number"
        ],
        "maxLength": 200
       }
      },
      "x-addition": true
     }
    }
   },
   "NetworkAnswer": {
    "type": "object",
    "required": [
     "bool",
     "message",
     "result",
     "error"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "message": {
      "type": "string",
      "x-addition": true
     },
     "result": {
      "x-addition": true
     },
     "error": {
      "oneOf": [
       {
        "$ref": "#/components/schemas/NetworkError"
       },
       {
        "type": "null"
       }
      ],
      "x-addition": true
     }
    }
   },
   "NetworkError": {
    "type": "object",
    "required": [
     "code",
     "message"
    ],
    "properties": {
     "code": {
      "type": "integer",
      "x-addition": true
     },
     "message": {
      "type": "string",
      "maxLength": 300,
      "x-addition": true
     },
     "data": {
      "type": "string",
      "maxLength": 2000,
      "x-addition": true
     }
    }
   },
   "OrderCreated": {
    "type": "object",
    "required": [
     "bool",
     "message",
     "order"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "message": {
      "type": "string",
      "x-addition": true
     },
     "messageCode": {
      "$ref": "#/components/schemas/MessageCode",
      "x-addition": true
     },
     "params": {
      "$ref": "#/components/schemas/MessageParams",
      "x-addition": true
     },
     "order": {
      "$ref": "#/components/schemas/Order",
      "x-addition": true
     }
    }
   },
   "OrderList": {
    "type": "object",
    "required": [
     "bool",
     "message"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "message": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/Order"
      },
      "x-addition": true
     },
     "nextCursor": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200,
      "x-addition": true
     }
    }
   },
   "StatementEntry": {
    "type": "object",
    "required": [
     "id",
     "date",
     "kind",
     "description",
     "amount",
     "balance",
     "reference"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     },
     "date": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     },
     "kind": {
      "type": "string",
      "enum": [
       "deposit",
       "withdrawal_held",
       "withdrawal_paid",
       "withdrawal_returned",
       "profit",
       "bonus",
       "investment",
       "investment_returned",
       "order",
       "correction"
      ],
      "x-addition": true
     },
     "description": {
      "type": "string",
      "maxLength": 500,
      "x-addition": true
     },
     "messageCode": {
      "$ref": "#/components/schemas/EntryCode",
      "x-addition": true
     },
     "params": {
      "$ref": "#/components/schemas/EntryParams",
      "x-addition": true
     },
     "amount": {
      "$ref": "#/components/schemas/Money",
      "x-addition": true
     },
     "balance": {
      "$ref": "#/components/schemas/Money",
      "x-addition": true
     },
     "reference": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid",
      "x-addition": true
     },
     "status": {
      "type": "string",
      "enum": [
       "Pending",
       "Processing"
      ],
      "x-addition": true
     }
    }
   },
   "Statement": {
    "type": "object",
    "required": [
     "bool",
     "message",
     "balance"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "message": {
      "type": "array",
      "maxItems": 200,
      "items": {
       "$ref": "#/components/schemas/StatementEntry"
      },
      "x-addition": true
     },
     "balance": {
      "$ref": "#/components/schemas/Money",
      "x-addition": true
     },
     "nextCursor": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200,
      "x-addition": true
     }
    }
   },
   "BalancePoint": {
    "type": "object",
    "required": [
     "date",
     "balance"
    ],
    "properties": {
     "date": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     },
     "balance": {
      "$ref": "#/components/schemas/Money",
      "x-addition": true
     }
    }
   },
   "BalanceHistory": {
    "type": "object",
    "required": [
     "bool",
     "message"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "message": {
      "type": "array",
      "maxItems": 400,
      "items": {
       "$ref": "#/components/schemas/BalancePoint"
      },
      "x-addition": true
     }
    }
   },
   "AccountExport": {
    "type": "object",
    "required": [
     "exportedAt",
     "user",
     "phone",
     "gender",
     "plan",
     "investment",
     "handlers",
     "deposits",
     "withdrawals",
     "savedAddresses",
     "trades",
     "tradeRequests",
     "orders",
     "statement",
     "notifications",
     "sessions",
     "securityEvents",
     "uploads",
     "pushEndpoints"
    ],
    "properties": {
     "exportedAt": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     },
     "user": {
      "$ref": "#/components/schemas/User",
      "x-addition": true
     },
     "phone": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 20,
      "x-addition": true
     },
     "gender": {
      "$ref": "#/components/schemas/Gender",
      "x-addition": true
     },
     "plan": {
      "type": [
       "string",
       "null"
      ],
      "format": "uuid",
      "x-addition": true
     },
     "investment": {
      "$ref": "#/components/schemas/Investment",
      "x-addition": true
     },
     "handlers": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Handler"
      },
      "x-addition": true
     },
     "deposits": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Deposit"
      },
      "x-addition": true
     },
     "withdrawals": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Withdrawal"
      },
      "x-addition": true
     },
     "savedAddresses": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SavedAddress"
      },
      "x-addition": true
     },
     "trades": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Trade"
      },
      "x-addition": true
     },
     "tradeRequests": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "_id",
        "date",
        "note"
       ],
       "properties": {
        "_id": {
         "type": "string",
         "format": "uuid",
         "x-addition": true
        },
        "date": {
         "type": "string",
         "format": "date-time",
         "x-addition": true
        },
        "note": {
         "type": [
          "string",
          "null"
         ],
         "maxLength": 500,
         "x-addition": true
        }
       }
      },
      "x-addition": true
     },
     "orders": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Order"
      },
      "x-addition": true
     },
     "statement": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/StatementEntry"
      },
      "x-addition": true
     },
     "notifications": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Notification"
      },
      "x-addition": true
     },
     "sessions": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Session"
      },
      "x-addition": true
     },
     "securityEvents": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/SecurityEvent"
      },
      "x-addition": true
     },
     "uploads": {
      "type": "array",
      "items": {
       "type": "object",
       "required": [
        "key",
        "purpose",
        "contentType",
        "storedAt"
       ],
       "properties": {
        "key": {
         "type": "string",
         "x-addition": true
        },
        "purpose": {
         "type": "string",
         "enum": [
          "profile",
          "identity"
         ],
         "x-addition": true
        },
        "contentType": {
         "type": "string",
         "x-addition": true
        },
        "storedAt": {
         "type": "string",
         "format": "date-time",
         "x-addition": true
        }
       }
      },
      "x-addition": true
     },
     "pushEndpoints": {
      "type": "array",
      "items": {
       "type": "string"
      },
      "x-addition": true
     }
    }
   },
   "Figure": {
    "type": "object",
    "required": [
     "value",
     "source",
     "shown"
    ],
    "properties": {
     "value": {
      "type": [
       "string",
       "number",
       "null"
      ],
      "x-addition": true
     },
     "source": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 300,
      "x-addition": true
     },
     "shown": {
      "type": "boolean",
      "x-addition": true
     }
    }
   },
   "Site": {
    "type": "object",
    "required": [
     "mode",
     "name",
     "shortName",
     "operator",
     "riskNotice",
     "figures"
    ],
    "properties": {
     "mode": {
      "type": "string",
      "enum": [
       "demo",
       "live"
      ],
      "x-addition": true
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 60,
      "x-addition": true
     },
     "shortName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 12,
      "x-addition": true
     },
     "operator": {
      "type": "object",
      "required": [
       "name",
       "address",
       "registration"
      ],
      "properties": {
       "name": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 200,
        "x-addition": true
       },
       "address": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 300,
        "x-addition": true
       },
       "registration": {
        "type": [
         "string",
         "null"
        ],
        "maxLength": 300,
        "x-addition": true
       }
      },
      "x-addition": true
     },
     "riskNotice": {
      "type": "string",
      "maxLength": 2000,
      "x-addition": true
     },
     "riskNoticeIsStandard": {
      "type": "boolean",
      "x-addition": true
     },
     "demo": {
      "type": "object",
      "required": [
       "operator",
       "aheadSeconds"
      ],
      "properties": {
       "operator": {
        "type": "boolean",
        "x-addition": true
       },
       "aheadSeconds": {
        "type": "integer",
        "minimum": 0,
        "x-addition": true
       }
      },
      "x-addition": true
     },
     "identityForPayouts": {
      "type": "boolean",
      "x-addition": true
     },
     "demoInvestors": {
      "type": "array",
      "maxItems": 10,
      "items": {
       "$ref": "#/components/schemas/DemoInvestor"
      },
      "x-addition": true
     },
     "figures": {
      "type": "object",
      "required": [
       "referralBonusPercent",
       "totalDepositPercent",
       "liveTraders"
      ],
      "properties": {
       "referralBonusPercent": {
        "$ref": "#/components/schemas/Figure",
        "x-addition": true
       },
       "totalDepositPercent": {
        "$ref": "#/components/schemas/Figure",
        "x-addition": true
       },
       "liveTraders": {
        "$ref": "#/components/schemas/Figure",
        "x-addition": true
       }
      },
      "x-addition": true
     }
    }
   },
   "DemoDeposit": {
    "type": "object",
    "required": [
     "id",
     "date",
     "email",
     "amount",
     "method",
     "plan",
     "paid"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     },
     "date": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     },
     "email": {
      "type": "string",
      "maxLength": 254,
      "x-addition": true
     },
     "amount": {
      "$ref": "#/components/schemas/Money",
      "x-addition": true
     },
     "method": {
      "type": "string",
      "maxLength": 60,
      "x-addition": true
     },
     "plan": {
      "type": "string",
      "maxLength": 120,
      "x-addition": true
     },
     "paid": {
      "type": "boolean",
      "x-addition": true
     }
    }
   },
   "DemoWithdrawal": {
    "type": "object",
    "required": [
     "id",
     "date",
     "email",
     "amount",
     "method",
     "destination",
     "status",
     "held"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     },
     "date": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     },
     "email": {
      "type": "string",
      "maxLength": 254,
      "x-addition": true
     },
     "amount": {
      "$ref": "#/components/schemas/Money",
      "x-addition": true
     },
     "method": {
      "type": "string",
      "maxLength": 60,
      "x-addition": true
     },
     "destination": {
      "type": "string",
      "maxLength": 2000,
      "x-addition": true
     },
     "status": {
      "type": "string",
      "enum": [
       "Pending",
       "Processing"
      ],
      "x-addition": true
     },
     "held": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 500,
      "x-addition": true
     }
    }
   },
   "DemoRegistration": {
    "type": "object",
    "required": [
     "shown",
     "email",
     "name",
     "country",
     "submitted"
    ],
    "properties": {
     "shown": {
      "type": "string",
      "maxLength": 40,
      "x-addition": true
     },
     "email": {
      "type": "string",
      "maxLength": 254,
      "x-addition": true
     },
     "name": {
      "type": "string",
      "maxLength": 250,
      "x-addition": true
     },
     "country": {
      "type": "string",
      "maxLength": 120,
      "x-addition": true
     },
     "submitted": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     }
    }
   },
   "DemoAccount": {
    "type": "object",
    "required": [
     "email",
     "name",
     "verified",
     "identity",
     "wallet"
    ],
    "properties": {
     "email": {
      "type": "string",
      "maxLength": 254,
      "x-addition": true
     },
     "name": {
      "type": "string",
      "maxLength": 250,
      "x-addition": true
     },
     "verified": {
      "type": "boolean",
      "x-addition": true
     },
     "identity": {
      "type": "boolean",
      "x-addition": true
     },
     "wallet": {
      "type": "boolean",
      "x-addition": true
     }
    }
   },
   "DemoMail": {
    "type": "object",
    "required": [
     "id",
     "to",
     "subject",
     "at"
    ],
    "properties": {
     "id": {
      "type": "string",
      "format": "uuid",
      "x-addition": true
     },
     "to": {
      "type": "string",
      "maxLength": 254,
      "x-addition": true
     },
     "subject": {
      "type": "string",
      "maxLength": 300,
      "x-addition": true
     },
     "at": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     }
    }
   },
   "DemoCoin": {
    "type": "object",
    "required": [
     "id",
     "symbol",
     "name",
     "price"
    ],
    "properties": {
     "id": {
      "type": "string",
      "maxLength": 100,
      "x-addition": true
     },
     "symbol": {
      "type": "string",
      "maxLength": 40,
      "x-addition": true
     },
     "name": {
      "type": "string",
      "maxLength": 120,
      "x-addition": true
     },
     "price": {
      "type": "number",
      "x-addition": true
     }
    }
   },
   "DemoOperator": {
    "type": "object",
    "required": [
     "bool",
     "now",
     "aheadSeconds",
     "pricesMove",
     "deposits",
     "withdrawals",
     "registrations",
     "investors",
     "mails",
     "coins"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "now": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     },
     "aheadSeconds": {
      "type": "integer",
      "minimum": 0,
      "x-addition": true
     },
     "pricesMove": {
      "type": "boolean",
      "x-addition": true
     },
     "deposits": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/DemoDeposit"
      },
      "x-addition": true
     },
     "withdrawals": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/DemoWithdrawal"
      },
      "x-addition": true
     },
     "registrations": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/DemoRegistration"
      },
      "x-addition": true
     },
     "investors": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/DemoAccount"
      },
      "x-addition": true
     },
     "mails": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/DemoMail"
      },
      "x-addition": true
     },
     "coins": {
      "type": "array",
      "maxItems": 50,
      "items": {
       "$ref": "#/components/schemas/DemoCoin"
      },
      "x-addition": true
     }
    }
   },
   "DemoCommand": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "command",
     "input"
    ],
    "properties": {
     "command": {
      "type": "string",
      "enum": [
       "deposits confirm",
       "deposits decline",
       "withdrawals start",
       "withdrawals complete",
       "withdrawals return",
       "withdrawals reject",
       "kyc show",
       "kyc approve",
       "kyc reject",
       "users restore",
       "users enable-wallet",
       "trades add",
       "notify"
      ],
      "x-addition": true
     },
     "input": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
       "id": {
        "type": "string",
        "maxLength": 36,
        "x-addition": true
       },
       "who": {
        "type": "string",
        "maxLength": 254,
        "x-addition": true
       },
       "reason": {
        "type": "string",
        "maxLength": 300,
        "x-addition": true
       },
       "reference": {
        "type": "string",
        "maxLength": 120,
        "x-addition": true
       },
       "registration": {
        "type": "string",
        "maxLength": 36,
        "x-addition": true
       },
       "pair": {
        "type": "string",
        "maxLength": 40,
        "x-addition": true
       },
       "profit": {
        "type": "string",
        "maxLength": 17,
        "x-addition": true
       },
       "loss": {
        "type": "string",
        "maxLength": 17,
        "x-addition": true
       },
       "date": {
        "type": "string",
        "maxLength": 30,
        "x-addition": true
       },
       "title": {
        "type": "string",
        "maxLength": 120,
        "x-addition": true
       },
       "message": {
        "type": "string",
        "maxLength": 500,
        "x-addition": true
       }
      },
      "x-addition": true
     }
    }
   },
   "DemoOutcome": {
    "type": "object",
    "required": [
     "bool",
     "changed",
     "message",
     "facts"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "changed": {
      "type": "boolean",
      "x-addition": true
     },
     "message": {
      "type": "string",
      "maxLength": 2000,
      "x-addition": true
     },
     "facts": {
      "type": "array",
      "maxItems": 40,
      "items": {
       "type": "object",
       "required": [
        "name",
        "value"
       ],
       "properties": {
        "name": {
         "type": "string",
         "maxLength": 60,
         "x-addition": true
        },
        "value": {
         "type": "string",
         "maxLength": 2000,
         "x-addition": true
        }
       }
      },
      "x-addition": true
     }
    }
   },
   "DemoTime": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "hours"
    ],
    "properties": {
     "hours": {
      "type": "integer",
      "minimum": 1,
      "maximum": 720,
      "x-addition": true
     }
    }
   },
   "DemoTimePassed": {
    "type": "object",
    "required": [
     "bool",
     "now",
     "aheadSeconds"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "now": {
      "type": "string",
      "format": "date-time",
      "x-addition": true
     },
     "aheadSeconds": {
      "type": "integer",
      "minimum": 0,
      "x-addition": true
     }
    }
   },
   "DemoPriceMove": {
    "type": "object",
    "additionalProperties": false,
    "required": [
     "coin",
     "percent"
    ],
    "properties": {
     "coin": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100,
      "pattern": "^[a-z0-9.-]+$",
      "x-addition": true
     },
     "percent": {
      "type": "integer",
      "minimum": -50,
      "maximum": 100,
      "x-addition": true
     }
    }
   },
   "DemoPriceMoved": {
    "type": "object",
    "required": [
     "bool",
     "coin"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "coin": {
      "$ref": "#/components/schemas/DemoCoin",
      "x-addition": true
     }
    }
   },
   "DemoMailFound": {
    "type": "object",
    "required": [
     "bool",
     "mail",
     "text"
    ],
    "properties": {
     "bool": {
      "type": "boolean",
      "const": true,
      "x-addition": true
     },
     "mail": {
      "$ref": "#/components/schemas/DemoMail",
      "x-addition": true
     },
     "text": {
      "type": "string",
      "maxLength": 100000,
      "x-addition": true
     }
    }
   },
   "DemoInvestor": {
    "type": "object",
    "required": [
     "as",
     "name",
     "standing"
    ],
    "properties": {
     "as": {
      "type": "string",
      "enum": [
       "amelia",
       "noah",
       "mei",
       "tomas"
      ],
      "x-addition": true
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 120,
      "x-addition": true
     },
     "standing": {
      "type": "string",
      "enum": [
       "verified",
       "new",
       "waiting",
       "rejected"
      ],
      "x-addition": true
     }
    }
   },
   "Limits": {
    "type": "object",
    "required": [
     "sessionIdleMinutes",
     "passwordMin",
     "passwordMax",
     "codeLength",
     "codeMinutes",
     "codeTries",
     "resendSeconds",
     "depositMin",
     "depositMax",
     "withdrawMin",
     "uploadMaxBytes",
     "pageMax",
     "closedAccountYears"
    ],
    "properties": {
     "sessionIdleMinutes": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "maximum": 1440,
      "x-addition": true
     },
     "passwordMin": {
      "type": "integer",
      "minimum": 4,
      "maximum": 128,
      "x-addition": true
     },
     "passwordMax": {
      "type": "integer",
      "minimum": 4,
      "maximum": 1024,
      "x-addition": true
     },
     "codeLength": {
      "type": "integer",
      "minimum": 4,
      "maximum": 4,
      "x-addition": true
     },
     "codeMinutes": {
      "type": "integer",
      "minimum": 1,
      "maximum": 60,
      "x-addition": true
     },
     "codeTries": {
      "type": "integer",
      "minimum": 1,
      "maximum": 20,
      "x-addition": true
     },
     "resendSeconds": {
      "type": "integer",
      "minimum": 1,
      "maximum": 3600,
      "x-addition": true
     },
     "depositMin": {
      "$ref": "#/components/schemas/Money",
      "x-addition": true
     },
     "depositMax": {
      "$ref": "#/components/schemas/Money",
      "x-addition": true
     },
     "withdrawMin": {
      "$ref": "#/components/schemas/Money",
      "x-addition": true
     },
     "uploadMaxBytes": {
      "type": "integer",
      "minimum": 1,
      "maximum": 10485760,
      "x-addition": true
     },
     "pageMax": {
      "type": "integer",
      "minimum": 1,
      "maximum": 200,
      "x-addition": true
     },
     "closedAccountYears": {
      "type": "integer",
      "minimum": 1,
      "maximum": 30,
      "x-addition": true
     }
    }
   },
   "Option": {
    "type": "object",
    "required": [
     "code",
     "name"
    ],
    "properties": {
     "code": {
      "type": "string",
      "minLength": 2,
      "maxLength": 3
     },
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     }
    }
   },
   "Options": {
    "type": "object",
    "required": [
     "site",
     "limits",
     "countries",
     "currencies",
     "genders",
     "modes",
     "methods"
    ],
    "properties": {
     "site": {
      "$ref": "#/components/schemas/Site",
      "x-addition": true
     },
     "limits": {
      "$ref": "#/components/schemas/Limits",
      "x-addition": true
     },
     "countries": {
      "type": "array",
      "maxItems": 300,
      "items": {
       "$ref": "#/components/schemas/Option"
      },
      "x-addition": true
     },
     "currencies": {
      "type": "array",
      "maxItems": 300,
      "items": {
       "$ref": "#/components/schemas/Option"
      },
      "x-addition": true
     },
     "genders": {
      "type": "array",
      "maxItems": 2,
      "items": {
       "$ref": "#/components/schemas/Gender"
      },
      "x-addition": true
     },
     "modes": {
      "type": "array",
      "maxItems": 12,
      "items": {
       "$ref": "#/components/schemas/DepositType"
      },
      "x-addition": true
     },
     "methods": {
      "type": "array",
      "maxItems": 5,
      "items": {
       "$ref": "#/components/schemas/WithdrawMethod"
      },
      "x-addition": true
     }
    }
   },
   "Health": {
    "type": "object",
    "required": [
     "status"
    ],
    "properties": {
     "status": {
      "type": "string",
      "enum": [
       "ok"
      ],
      "x-addition": true
     }
    }
   }
  }
 }
};
